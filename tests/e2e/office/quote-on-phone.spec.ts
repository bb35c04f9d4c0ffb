import { officePaths, officeUrl } from '#contract/office/paths';
import { expect, openOffice, sendQuote, test } from '../support/office.ts';
import { phone } from '../support/screens.ts';
import { notifications, officeToast } from '../support/toasts.ts';

test.use({ ...phone, as: 'sales' });

for (const locale of ['en', 'ar'] as const)
  test(`a quote with owner and reminder is no wider than a phone, ${locale}`, async ({ page, site, colleague }) => {
    const sami = await colleague('sales');
    const { id } = await sendQuote(site, sami, { fullName: 'Huda Zayed', email: 'huda@customer.example', message: 'Three shops.' });
    const me = (await (await sami.api.get(officePaths.account)).json()) as { id: string };
    await sami.api.patch(officeUrl('quote', { id }), {
      data: { state: 'talk', assigneeId: me.id, remindAt: '2099-11-30T08:00:00.000Z' },
      headers: { 'If-Match': '"1"' },
    });
    await sami.api.patch(officePaths.account, { data: { preferences: { locale } } });
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await openOffice(page, `/quotes/${id}`);
      await expect(page.getByRole('heading', { name: 'Huda Zayed' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await sami.api.patch(officePaths.account, { data: { preferences: { locale: 'en' } } });
  });

test('what sends an offer stands above the bar of tabs from the first letter on', async ({ page, site, colleague }) => {
  const sami = await colleague('sales');
  const { id } = await sendQuote(site, sami, { fullName: 'Huda Zayed', email: 'huda@customer.example', message: 'Three shops.' });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await openOffice(page, `/quotes/${id}/offer`);
    await page.getByLabel('Title').fill(`Three shops, ${width}`);
    const top = (await page.getByRole('navigation', { name: 'Office' }).boundingBox())?.y ?? 0;
    for (const name of ['Discard changes', 'Save draft', 'Continue to email']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(box && box.y + box.height, name).toBeLessThanOrEqual(top);
    }
  }
});

test('a name in the other script is cut at its own end', async ({ page, site, colleague }) => {
  const fullName = 'عبد الرحمن محمود الرواشدة من شركة النقليات المتحدة في الزرقاء';
  await sendQuote(site, await colleague('sales'), { fullName, email: 'huda@customer.example', message: 'Three shops.' });
  await openOffice(page, '/quotes?view=everything&sort=newest');
  const name = page.getByRole('link', { name: fullName }).locator('b');
  await expect(name).toHaveCSS('direction', 'rtl');
  expect(await name.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

test('a chat on WhatsApp begins with a greeting in the customer’s language, and is noted on the timeline', async ({
  page,
  site,
  colleague,
  context,
}) => {
  const sami = await colleague('sales');
  const { id, reference } = await sendQuote(site, sami, {
    fullName: 'Huda Zayed',
    email: 'huda@customer.example',
    phoneNumber: '+962 79 452 3618',
    message: 'Three shops.',
  });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await openOffice(page, `/quotes/${id}`);
  const chat = page.getByRole('link', { name: 'WhatsApp' });
  const url = new URL((await chat.getAttribute('href')) ?? '');
  expect(url.pathname).toBe('/962794523618');
  expect(url.searchParams.get('text')).toMatch(new RegExp(`^Hello Huda, this is .+ your request ${reference}\\.$`));

  await chat.click();
  await expect(page.getByText(/WhatsApp chat opened with/)).toBeVisible();
  await expect(officeToast(page, /Added to the timeline/)).toBeVisible();
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/WhatsApp chat opened with/)).toHaveCount(0);
});
