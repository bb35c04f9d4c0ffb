import { officePaths } from '#contract/office/paths';
import { content } from '#site/content/content.ts';
import { accessibilityViolations, horizontalOverflow } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, openOffice, test } from '../support/office.ts';
import { desktop, phone } from '../support/screens.ts';
import { officeToast } from '../support/toasts.ts';

// A refused change is an answer, which browsers report all the same.
test.use({ as: 'editor', allowedPageErrors: [failedRequests] });

const cctv = content('servicePageNames', 'en').cctv;

test('an editor switches CCTV off: visitors find no page and no link with the next request, and it is taken back', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await openOffice(page, '/pages');
  const { origin } = new URL(page.url());
  const answers = async () => [(await visitor.goto(`${origin}/cctv`))?.status(), (await visitor.goto(`${origin}/ar/cctv`))?.status()];
  const links = async () => {
    await visitor.goto(origin);
    return visitor.locator('a[href="/cctv"]').count();
  };
  const choices = () => visitor.locator('select[name="service"] option[value="CCTV & Smart Home"]').count();
  expect([await answers(), (await links()) > 0, await choices()]).toEqual([[200, 200], true, 1]);
  // Chosen before it is switched off.
  await visitor.getByRole('button', { name: 'Write a Review' }).click();
  const dialog = visitor.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Service' }).selectOption('CCTV & Smart Home');

  const cctvSwitch = page.getByRole('switch', { name: `${cctv} is public` });
  await cctvSwitch.click();
  await expect(officeToast(page, `${cctv} is switched off`)).toBeVisible();
  await expect(page.getByText('19 services are public, 1 is switched off')).toBeVisible();

  // The draft keeps what was written, and asks for another choice.
  await dialog.getByLabel('Full name').fill('Rana');
  await dialog.getByLabel('Email').fill('rana@visitor.example');
  await dialog.locator('input[type="radio"][value="5"]').check({ force: true });
  await dialog.getByLabel('Message', { exact: true }).fill('Every corner is in sight.');
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Service' })).toHaveAccessibleDescription(/no longer offer this service/);
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue('Every corner is in sight.');

  expect([await answers(), await links(), await choices()]).toEqual([[404, 404], 0, 0]);
  await expect(visitor.locator('#services-title')).toContainText('Eight crafts');
  await page.keyboard.press('z');
  await expect(officeToast(page, /^Undone/)).toBeVisible();
  await expect(cctvSwitch).toBeChecked();
  expect([await answers(), (await links()) > 0, await choices()]).toEqual([[200, 200], true, 1]);
  await visitor.context().close();
});

test('the keyboard goes from switch to switch, and what a colleague switches meanwhile stays as they left it', async ({
  page,
  colleague,
}) => {
  await openOffice(page, '/pages');
  const { api } = await colleague('owner');
  const patch = async (servicesOff: string[]) => {
    const { version } = await (await api.get(officePaths.company)).json();
    await api.patch(officePaths.company, { data: { servicesOff }, headers: { 'if-match': `"${version}"` } });
  };
  await patch(['seo']);
  await expect(page.getByRole('switch', { name: 'SEO is public' })).not.toBeChecked();

  // Before this screen has heard of it.
  let isFirst = true;
  await page.route(`**${officePaths.company}`, async (route) => {
    if (route.request().method() !== 'PATCH' || !isFirst) return route.fallback();
    isFirst = false;
    await patch(['windows', 'seo']);
    return route.continue();
  });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('switch', { name: 'Networking is public' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(officeToast(page, 'Networking is switched off')).toBeVisible();
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(3);
  expect((await (await api.get(officePaths.company)).json()).values.servicesOff).toEqual(['networking', 'windows', 'seo']);
  await patch([]);
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(0);
});

test('services that are off are accessible in both languages, on laptop and phone', async ({ page, colleague }) => {
  const { api } = await colleague('editor');
  const patch = async (servicesOff: string[]) => {
    const { version } = await (await api.get(officePaths.company)).json();
    await api.patch(officePaths.company, { data: { servicesOff }, headers: { 'if-match': `"${version}"` } });
  };
  await patch(['cctv', 'pc', 'network']);
  for (const [locale, viewport] of [
    ['ar', phone.viewport],
    ['en', desktop.viewport],
  ] as const) {
    await api.patch(officePaths.account, { data: { preferences: { locale } } });
    await page.setViewportSize(viewport);
    await openOffice(page, '/pages');
    await expect(page.getByRole('switch', { checked: false })).toHaveCount(3);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await patch([]);
});
