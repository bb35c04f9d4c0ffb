import { officePaths } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, openOffice, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

// A refused change is an answer, which browsers report all the same.
test.use({ as: 'owner', allowedPageErrors: [failedRequests] });

test('what an owner types is kept, checked, published with the keyboard, seen by the next visitor, and taken back', async ({ page }) => {
  await openOffice(page, '/company');
  const phone = page.getByLabel('Phone', { exact: true });
  const before = await phone.inputValue();
  await phone.fill('020 7946 0188');
  await expect(page.getByText(`On the site: ${before}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 unpublished change')).toBeVisible();
  await page.getByLabel('Clients, more than', { exact: true }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('One field needs correcting')).toBeVisible();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/country code/);

  await phone.fill('+44 20 7946 0188');
  await page.getByLabel('Street in Arabic').fill('شارع الميناء');
  await page.keyboard.press('Control+Enter');
  await expect(officeToast(page, '2 changes are on the site')).toBeVisible();
  await expect(page.getByText(`Default: ${before}`)).toBeVisible();
  const contact = async (path: string) => (await page.request.get(path)).text();
  expect(await contact('/contact')).toContain('tel:+442079460188');
  expect(await contact('/ar/contact')).toContain('شارع الميناء');

  await page.getByRole('heading', { name: 'Company', level: 1 }).click();
  await page.keyboard.press('z');
  await expect(officeToast(page, /^Undone/)).toBeVisible();
  await expect(phone).toHaveValue(before);
  expect(await contact('/contact')).not.toContain('442079460188');
  await openOffice(page, '/history?area=company');
  // What was published at once is one step.
  await page.getByText('1 more change').last().click();
  await expect(page.getByText(`changed Phone from ${before} to +44 20 7946 0188`)).toBeVisible();
});

test('links over the settings lead to each section, and an address can name one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOffice(page, '/company');
  const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
  await expect(heading('Company figures')).not.toBeInViewport();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Company figures' }).click();
  await expect(heading('Company figures')).toBeInViewport();
  await page.goto('/office/company#section-told');
  await expect(heading('Notifications')).toBeInViewport();
});

test('whoever was slower keeps what was typed, over the newer state', async ({ page, colleague }) => {
  await openOffice(page, '/company');
  const { api } = await colleague('owner');
  const { version } = await (await api.get(officePaths.company)).json();
  await page.getByLabel('X', { exact: true }).fill('https://x.com/harbour');
  await page.route(`**${officePaths.changes}`, (route) => route.abort());
  // Another owner, before this screen has heard of it.
  await page.route(`**${officePaths.company}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await page.unroute(`**${officePaths.company}`);
    await api.patch(officePaths.company, { data: { claimedBranches: 9 }, headers: { 'if-match': `"${version}"` } });
    return route.continue();
  });
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Someone else has changed the company.')).toBeVisible();
  await expect(page.getByLabel('Branches', { exact: true })).toHaveValue('9');
  await expect(page.getByLabel('X', { exact: true })).toHaveValue('https://x.com/harbour');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(officeToast(page, '1 change is on the site')).toBeVisible();
  await page.getByRole('button', { name: /^Reset to default\s?: X$/ }).click();
  await page.getByRole('button', { name: /^Reset to default\s?: Branches$/ }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(officeToast(page, '2 changes are on the site')).toBeVisible();
});

test('a field that is not right and one that is changed are accessible in both languages, on laptop and phone', async ({
  page,
  colleague,
}) => {
  const { api } = await colleague('owner');
  for (const locale of ['ar', 'en'] as const) {
    await api.patch(officePaths.account, { data: { preferences: { locale } } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openOffice(page, '/company');
    await page.locator('#company-aimHours').fill('soon');
    await page.locator('#company-facebook').fill('');
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('#company-aimHours-error')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.locator('form button.button--ghost').click();
  }
});

test('an owner who begins is led to the company first, and can hide the steps', async ({ page }) => {
  const isHidden = { now: false };
  const done = { company: false, office: false, client: false, job: false, colleague: true, mail: false };
  // The data of the other tests has entries of everything.
  await page.route(`**${officePaths.firstSteps}`, async (route) => {
    if (route.request().method() === 'PUT') isHidden.now = route.request().postDataJSON().isHidden;
    await route.fulfill({ json: { done, isHidden: isHidden.now } });
  });
  await openOffice(page);
  await expect(page.getByRole('heading', { name: /^Five steps/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(page.getByRole('heading', { name: /^Five steps/ })).toBeHidden();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Go to Company' }).click();
  await expect(page.getByRole('heading', { name: 'Company', level: 1 })).toBeVisible();
});
