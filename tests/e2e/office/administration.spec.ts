import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { Me } from '#contract/office/account';
import { officeHeader, officePaths } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, goodPassword, linkOf, openOffice, sendQuote, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'owner' });

test('somebody is invited, changes the role, is deactivated and reactivated by undo', async ({ page, mails }) => {
  await openOffice(page, '/people');
  await page.getByRole('heading', { name: 'People', level: 1 }).click();
  await page.keyboard.press('c');
  await page.getByLabel('Name', { exact: true }).fill('Dana Khoury');
  await page.getByLabel('Email').fill('dana@company.example');
  await page.getByRole('checkbox', { name: /^Sales/ }).uncheck();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose at least one role' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Editor/ }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(officeToast(page, 'Dana Khoury invited')).toBeVisible();
  expect(await linkOf(mails, 'dana@company.example')).toContain('/office/link#');

  const row = page.getByRole('row', { name: /Dana Khoury/ });
  await expect(row).toContainText('invited, until');
  await row.getByRole('button', { name: 'Roles of Dana Khoury: Editor' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Sales/ }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Editor/ }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Hiring/ }).click();
  await page.getByRole('menuitem', { name: 'Save: Sales and Hiring' }).click();
  await expect(row.getByRole('button', { name: 'Roles of Dana Khoury: Sales and Hiring' })).toBeVisible();

  await row.getByRole('button', { name: 'More for Dana Khoury' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(row).toContainText('deactivated');
  await officeToast(page, /Dana Khoury deactivated/)
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row).not.toContainText('deactivated');
});

test('the history tells who did what, is searched by word and kind, and is exported', async ({ page, site, colleague }) => {
  const owner = await colleague('owner');
  const { reference } = await sendQuote(site, owner, { fullName: 'Salma Qasim', email: 'salma@customer.example', message: 'A network.' });
  await openOffice(page, '/history');
  await page.getByRole('searchbox', { name: 'Search history' }).fill(reference);
  const line = page.getByRole('row', { name: new RegExp(reference) });
  await expect(line).toContainText('Outside');
  await expect(line).toContainText('Salma Qasim asked for a quote');
  await expect(page).toHaveURL(new RegExp(`search=${reference}`));

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export this list as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain('Salma Qasim');

  // Words of the row, of which only the name is stored.
  await page.getByRole('searchbox', { name: 'Search history' }).fill('Salma Qasim asked for a quote');
  await expect(page.getByRole('row', { name: new RegExp(reference) })).toBeVisible();
  const phrase = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export this list as CSV' }).click();
  expect(await readFile(await (await phrase).path(), 'utf8')).toContain(reference);

  await page.getByRole('combobox', { name: 'What' }).selectOption('Privacy');
  await expect(page.getByText('No results.')).toBeVisible();
});

test('the data of a person are exported and erased, after the address was typed again', async ({ page, site, colleague }) => {
  const owner = await colleague('owner');
  const email = 'karim@customer.example';
  await sendQuote(site, owner, { fullName: 'Karim Fares', email, message: 'Two printers.' });
  await openOffice(page, '/privacy');
  await page.getByLabel('Email address of the person').fill(email);
  await expect(page.getByText(/^Found: 1 quote/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download data' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Two printers.');

  await page.getByRole('button', { name: /^Erase/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything about this person?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const erase = dialog.getByRole('button', { name: 'Erase', exact: true });
  await dialog.getByLabel('Type the email address to confirm').fill('karim@customer');
  await expect(erase).toBeDisabled();
  await dialog.getByLabel('Type the email address to confirm').fill(email);
  expect(await accessibilityViolations(page)).toEqual([]);
  await erase.click();
  await expect(officeToast(page, /Erased everything about this person: 1 quote/)).toBeVisible();
  const { rows } = (await (await owner.api.get(`${officePaths.quotes}?view=everything&search=karim`)).json()) as { rows: unknown[] };
  expect(rows).toEqual([]);
});

test.describe('a person’s own account', () => {
  test.use({ as: 'editor', allowedPageErrors: [failedRequests] });

  test('an authenticator is set up from the picture’s key, and its recovery codes are shown once', async ({ page, colleague }) => {
    const { api } = await colleague('editor');
    await openOffice(page, '/account');
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    const key = String(await page.getByText('Or enter this key in the app').locator('bdi').textContent()).replaceAll(' ', '');
    await page.getByLabel('Code from the app').fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('This code is wrong or was already used')).toBeVisible();
    await page.getByLabel('Code from the app').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
    await page.getByRole('button', { name: 'Confirm' }).click();

    const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByText('10 left')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Replace', exact: true })).toBeFocused();

    // Left before anybody has closed them: nobody may have seen them.
    await page.getByRole('button', { name: 'Generate new codes' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await page.reload();
    await expect(page.getByText('not kept: the page was left before you closed them')).toBeVisible();
    await page.getByRole('button', { name: 'Generate new codes' }).click();
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByText('10 left')).toBeVisible();
    await expect(page.getByText('not kept')).toHaveCount(0);

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('not set up')).toBeVisible();
    const me = (await (await api.get(officePaths.account)).json()) as Me;
    expect(me).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 });
  });

  test('name, language and light are kept at once; another device is signed out', async ({ page, browser, site, colleague }) => {
    const { api, email, name } = await colleague('editor');
    const elsewhere = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: { Origin: site.url, 'x-office': '1' } });
    expect((await elsewhere.request.post(officePaths.session, { data: { email, password: goodPassword } })).ok()).toBe(true);
    await openOffice(page, '/account');
    await page.getByRole('button', { name: 'Sign out other devices' }).click();
    await expect(officeToast(page, 'All other devices signed out')).toBeVisible();
    expect((await elsewhere.request.get(officePaths.account)).status()).toBe(401);
    await elsewhere.close();

    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Dana K.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dana K.' })).toBeVisible();
    await page.getByText('Light', { exact: true }).last().click();
    await expect(page.locator('html')).toHaveClass(/theme-light/);
    await page.getByText('العربية').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 2, name: 'مفاتيح المرور' })).toBeVisible();

    const preferences = { locale: 'en', theme: 'system' };
    expect((await api.patch(officePaths.account, { data: { name, preferences } })).ok()).toBe(true);
    // The page hears of the change and follows it.
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('a passkey is made after the password was confirmed again, with the name that was typed before, and removed', async ({
    page,
    context,
    request,
    colleague,
    site,
  }) => {
    // Browsers make passkeys for names, not for addresses of digits.
    const { email } = await colleague('editor');
    // A session of its own: signing in again ends it, and the other tests here go on with theirs.
    const headers = { Origin: site.url, [officeHeader.name]: officeHeader.value };
    expect((await request.post(officePaths.session, { headers, data: { email, password: goodPassword } })).ok()).toBe(true);
    const [cookie] = (await request.storageState()).cookies.filter(({ name }) => name === 'office');
    await context.addCookies([{ ...cookie, domain: 'localhost' } as never]);
    const tooOld = { status: 401, json: { key: 'office.signInAgain', message: 'Please sign in again.' } };
    await page.route(`**${officePaths.newPasskeyChallenge}`, (route) => route.fulfill(tooOld), { times: 1 });
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
    await page.goto(`${site.url.replace('127.0.0.1', 'localhost')}/office/account`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Passkey name').fill('Laptop, fingerprint');
    await page.getByRole('button', { name: 'Continue' }).click();
    const again = page.getByRole('dialog', { name: 'Is it still you?' });
    await again.getByLabel('Password', { exact: true }).fill(goodPassword);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(officeToast(page, 'Passkey Laptop, fingerprint added')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the passkey Laptop, fingerprint' }).click();
    await expect(officeToast(page, 'Passkey Laptop, fingerprint removed')).toBeVisible();
  });
});
