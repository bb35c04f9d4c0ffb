import type { Page } from '@playwright/test';
import { startRealProvider } from '#api/testing/real-provider';
import { officePaths } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, signInDemoOwner } from '../support/office.ts';
import { phone } from '../support/screens.ts';
import { SiteProcess } from '../support/site-process.ts';
import { test as base } from '../support/test.ts';

/** A site whose colleagues have accounts at a provider of another maker, and its owner. */
const test = base.extend<object, { companyAccounts: Awaited<ReturnType<typeof startCompanyAccounts>> }>({
  companyAccounts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const started = await startCompanyAccounts();
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
  site: [async ({ companyAccounts }, use) => use(companyAccounts.site), { scope: 'worker' }],
});

async function startCompanyAccounts() {
  const settings: Record<string, string> = {};
  const site = await SiteProcess.start('working', settings);
  const provider = await startRealProvider(site.url);
  const { issuer, clientId, clientSecret } = provider;
  const label = { en: 'The company', ar: 'الشركة' };
  Object.assign(settings, { ORIGIN: site.url, OIDC_PROVIDERS: JSON.stringify([{ id: 'company', label, issuer, clientId, clientSecret }]) });
  await site.restart();
  const owner = await signInDemoOwner(site);
  const { version } = await (await owner.api.get(officePaths.company)).json();
  const allowed = await owner.api.patch(officePaths.company, { data: { allowsProviders: true }, headers: { 'if-match': `"${version}"` } });
  expect(allowed.status(), await allowed.text()).toBe(200);
  return {
    site,
    owner,
    provider,
    async stop() {
      await owner.api.dispose();
      await site.remove();
      await provider.close();
    },
  };
}

async function signInThere(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with The company' }).click();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.use({ allowedPageErrors: [failedRequests] });

test('somebody who was invited signs in on the page of the company, sees it in their account, and leaves at both', async ({
  page,
  companyAccounts: { owner, provider },
}) => {
  const invited = { name: 'Lina Hadid', email: 'lina@company.example', roles: ['editor'], locale: 'en' };
  expect((await owner.api.post(officePaths.people, { data: invited })).status()).toBe(201);
  provider.people.set('lina', { email: invited.email, email_verified: true });

  await page.goto('/office/clients');
  await expect(page.getByRole('button', { name: 'Continue with The company' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await signInThere(page, 'lina');

  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await page.getByRole('link', { name: 'Your account: Lina Hadid' }).click();
  const section = page.getByRole('region', { name: 'Company accounts' });
  await expect(section.getByText('lina@company.example')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await section.getByRole('button', { name: 'Remove The company' }).click();
  await expect(page.getByText('This is your last way to sign in. Add another one first.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page.getByText('You are signed out here, and still signed in at The company.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out at The company too' }).click();
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}`));
});

test('whoever nobody has invited is told so in their language, and a reload begins anew', async ({
  page,
  companyAccounts: { provider },
}) => {
  provider.people.set('stranger', { email: 'stranger@company.example', email_verified: true });
  await page.goto('/office');
  await signInThere(page, 'stranger');

  await expect(page.getByRole('alert')).toHaveText(/No one here has been invited/);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('alert')).toHaveText(/لم يُدعَ أحد/);
  await expect(page.getByRole('button', { name: 'المتابعة عبر الشركة' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'المتابعة عبر الشركة' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an owner allows it under Company', async ({ page, context, companyAccounts: { owner } }) => {
    await context.addCookies((await owner.api.storageState()).cookies);
    await page.goto('/office/company');
    const allow = page.getByRole('switch', { name: 'Allow sign-in with company accounts' });
    await expect(allow).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Only with company accounts' })).not.toBeChecked();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
