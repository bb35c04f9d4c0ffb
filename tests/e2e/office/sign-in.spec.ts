import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { officeHeader, officePaths } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, goodPassword, linkOf, openOffice, signIn, test } from '../support/office.ts';
import { desktop, phone } from '../support/screens.ts';

// Nobody is signed in, and the answer that says so is no error of the page.
test.use({ as: undefined, allowedPageErrors: [failedRequests] });

const openSignIn = (page: Page) => page.goto('/office');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function typePassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A device that makes passkeys and has checked its owner. */
async function withPasskeys(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a wrong password is said at its field, and what was typed stays', async ({ page, colleague }) => {
  const { email } = await colleague('editor');
  await openSignIn(page);
  await expect(heading(page, /^Good /)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await test.step('a password is masked, and may be pasted or filled in by a password manager', async () => {
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    const pasted = () => field.evaluate((input) => input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })));
    expect(await pasted(), 'nothing prevents pasting').toBe(true);
  });
  await typePassword(page, email, 'this is not it at all');
  await expect(page.getByText('Wrong email or password.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the right password leads in, to the page that was asked for', async ({ page, colleague }) => {
  const { email, name } = await colleague('editor');
  await page.goto('/office/reviews');
  await typePassword(page, email, goodPassword);
  await expect(heading(page, 'Reviews')).toBeVisible();
  await page.getByRole('link', { name: `Your account: ${name}` }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(heading(page, /^Good /)).toBeVisible();
});

for (const [screen, options] of Object.entries({ desktop, phone }))
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('a forgotten password is replaced by the link of a mail, which works once', async ({ page, colleague, mails }) => {
      // It ends all their sessions: it is nobody whom other tests have signed in.
      const email = `forgetful-${screen}@company.example`;
      const invited = { name: 'Rami Odeh', email, roles: ['hiring'], locale: 'en' };
      expect((await (await colleague('owner')).api.post(officePaths.people, { data: invited })).status()).toBe(201);
      const invitation = new URL(await linkOf(mails, email));
      await page.goto(invitation.pathname + invitation.hash);
      await page.getByLabel('New password').fill(goodPassword);
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect(page.getByRole('navigation', { name: 'Office' }).filter({ visible: true })).toBeVisible();
      await page.context().clearCookies();
      const before = mails.received.length;
      await openSignIn(page);
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(heading(page, 'Check your email.')).toBeVisible();
      await expect.poll(() => mails.received.slice(before).some(({ recipients }) => recipients.includes(email))).toBe(true);
      const link = new URL(await linkOf(mails, email));

      await page.goto(link.pathname + link.hash);
      await expect(heading(page, /^Set a new password/)).toBeVisible();
      expect(page.url()).not.toContain('#');
      await page.getByLabel('New password').fill('short');
      await expect(page.getByText('5 of at least 12 characters')).toBeVisible();
      await page.getByLabel('New password').fill('password1234');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect(page.getByText('This password is easy to guess. Please choose another.')).toBeVisible();
      await page.getByLabel('New password').fill(goodPassword);
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect(page.getByRole('navigation', { name: 'Office' }).filter({ visible: true })).toBeVisible();

      await page.goto('about:blank');
      await page.goto(link.pathname + link.hash);
      await expect(heading(page, 'This link no longer works.')).toBeVisible();
    });
  });

test('an invitation is accepted with a passkey, which then signs in', async ({ page, context, site, colleague, mails }) => {
  const { api } = await colleague('owner');
  const email = 'passkey@company.example';
  const invited = await api.post(officePaths.people, { data: { name: 'Yazan Saleh', email, roles: ['sales'], locale: 'en' } });
  expect(invited.status(), await invited.text()).toBe(201);
  const link = new URL(await linkOf(mails, email));
  await withPasskeys(context, page);

  // Browsers make passkeys for names, not for addresses of digits.
  await page.goto(site.url.replace('127.0.0.1', 'localhost') + link.pathname + link.hash);
  await expect(heading(page, 'Welcome, Yazan.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('link', { name: 'Your account: Yazan Saleh' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('link', { name: 'Your account: Yazan Saleh' })).toBeVisible();
});

test('an account with an authenticator asks for its code, and takes a recovery code instead', async ({ page, site, colleague, mails }) => {
  const owner = await colleague('owner');
  const email = 'codes@company.example';
  const invited = await owner.api.post(officePaths.people, { data: { name: 'Nour Haddad', email, roles: ['sales'], locale: 'en' } });
  expect(invited.status(), await invited.text()).toBe(201);
  const link = new URL(await linkOf(mails, email));
  await page.goto(link.pathname + link.hash);
  await page.getByLabel('New password').fill(goodPassword);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('link', { name: 'Your account: Nour Haddad' })).toBeVisible();
  const headers = { origin: site.url, [officeHeader.name]: officeHeader.value };
  const { secret } = (await (await page.request.post(officePaths.authenticator, { headers })).json()) as { secret: string };
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const confirmed = await page.request.put(officePaths.authenticator, { headers, data: { secret, code: codeAt(Date.now()) } });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  const { codes } = (await confirmed.json()) as { codes: string[] };
  await page.request.delete(officePaths.session, { headers });

  await openSignIn(page);
  await typePassword(page, email, goodPassword);
  await expect(heading(page, 'One more step.')).toBeVisible();
  // The digits of an Arabic keyboard, one after the other as they are typed.
  await page.getByLabel('Code', { exact: true }).pressSequentially('٠٠٠');
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('000');
  await page.getByLabel('Code', { exact: true }).pressSequentially('۰００');
  await expect(page.getByText('This code is wrong or was already used')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Your account: Nour Haddad' })).toBeVisible();
});

test('the language is chosen on the sign-in page, and remembered', async ({ page }) => {
  await openSignIn(page);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(heading(page, /الخير/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('while the server is away the Office says so, and goes on when it is back', async ({ page, context, colleague }) => {
  const editor = await colleague('editor');
  await signIn(context, editor);
  await openOffice(page, '/reviews');
  await expect(heading(page, 'Reviews')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden({ timeout: 15_000 });
});
