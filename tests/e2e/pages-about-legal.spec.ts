import { quoteForm } from '#contract/forms/quote';
import { claimed, claimsIn } from '#site/content/claims.ts';
import { recordEntrances } from './support/entrances.ts';
import { enter, labelledTexts } from './support/fields.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the lead of About rises 100 ms after the page, its figures one after the other, and its headline is there at once', async ({
  page,
}) => {
  const { branches, clients, services } = claimsIn('en');
  const figures = claimed([branches, clients, services]);
  const entrances = await recordEntrances(page);
  await page.goto('/about');
  await expect(page.locator('h1')).toHaveCSS('animation-name', 'none');
  const delaysOf = async (wanted: string) =>
    (await entrances()).filter(({ element, name }) => element === wanted && name === 'rise').map(({ delay }) => delay);
  await expect.poll(() => delaysOf('dl > div')).toEqual([100, 200, 300].slice(0, figures.length));
  expect(await delaysOf('div > p')).toEqual([100]);
});

test('the pages and the forms set no cookie but those that the Privacy Policy names, and store nothing else once a form is sent', async ({
  page,
  context,
}) => {
  for (const path of ['/', '/contact', '/privacy-policy']) await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Start Your Journey' });
  await expect(form).toHaveJSProperty('noValidate', true);
  for (const [label, value] of Object.entries(labelledTexts(quoteForm))) await enter(form.getByLabel(label, { exact: true }), value);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'It is with us.' })).toBeVisible();
  // As it says of what was typed: nothing is left in the tab, and nothing ever was outside it.
  expect(await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }])).toEqual([{}, {}]);
  const names = (await context.cookies()).map(({ name }) => name);
  // The one that a form needs: the test would notice another.
  expect(names).toContain('XSRF-TOKEN');
  expect(names.filter((name) => !['XSRF-TOKEN', 'language'].includes(name))).toEqual([]);
});

for (const [path, count] of [
  ['/terms-conditions', 10],
  ['/privacy-policy', 7],
] as const) {
  test(`the contents of ${path} lead to every part: beside the text, or folded on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    await expect(links).toHaveCount(count);
    await links.last().click();
    await expect(page.locator('main section').last()).toBeInViewport();
    await expect(contents).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contents).toBeHidden();
    await page.locator('summary', { hasText: 'On this page' }).click();
    await expect(links).toHaveCount(count);
  });
}
