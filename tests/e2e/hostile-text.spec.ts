import { hydrate } from './support/scrolling.ts';
import { SiteProcess } from './support/site-process.ts';
import { expect, test } from './support/test.ts';

/** Would run if it were read as HTML, in an attribute, in a script or in the data of an island. Every page watches for violations besides. */
const hostile = `"'></script><img src=x onerror="window.hit=1"><script>window.hit=1</script>&lt;b&gt;{{1+1}}\${1+1}`;
const ourPage = { 'sec-fetch-site': 'same-origin' };

test('a review that staff approve is text, whatever it says', async ({ page }) => {
  const site = await SiteProcess.start('working');
  try {
    const fields = { fullName: hostile.slice(0, 100), email: 'hostile@visitor.example', rate: '5', service: 'Web' };
    await fetch(site.url, { method: 'POST', headers: ourPage, body: new URLSearchParams({ ...fields, message: hostile }) });
    const reviews = await site.readStore(({ reviews }) => reviews.list());
    await site.inbox('reviews', 'approve', reviews.find(({ email }) => email === fields.email)?._id ?? '');

    await page.goto(site.url);
    const review = page.getByText(hostile).first();
    await hydrate(page.locator('section').filter({ has: review }));

    await expect(review).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  } finally {
    // It may still be loading.
    await page.close();
    await site.remove();
  }
});

test.describe('without JavaScript', () => {
  // The browser itself notes the status of the page.
  test.use({ javaScriptEnabled: false, allowedPageErrors: [/status of 422/] });

  test('what was typed into a rejected form comes back as text', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Full name').fill(hostile.slice(0, 100));
    await page.getByLabel('Email', { exact: true }).fill('amal@visitor');
    await page.getByLabel('Phone number').fill('1');
    await page.getByLabel('Country').fill('Jordan');
    await page.getByLabel('Message').fill(hostile);
    await page.locator('form[method="post"]').getByRole('button').first().click();

    await expect(page.getByLabel('Message')).toHaveValue(hostile);
    await expect(page.getByLabel('Full name')).toHaveValue(hostile.slice(0, 100));
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});
