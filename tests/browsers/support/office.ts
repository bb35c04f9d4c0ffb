import { officePath } from '#contract/office/paths';
import { goodPassword } from '../../e2e/support/office.ts';
import type { Tab } from './tab.ts';
import { expect } from './test.ts';

/** Waits until somebody is in. */
export const waitForOffice = (tab: Tab): Promise<void> =>
  tab
    .getByRole('link', { name: /^Your account:/ })
    .first()
    .waitFor({ timeout: 20_000 });

/** Opens a page of the Office and signs in there with the password. */
export async function signInByPassword(tab: Tab, email: string, path = ''): Promise<void> {
  await tab.goto(`${officePath}${path}`);
  await tab.getByRole('textbox', { name: 'Email' }).fill(email);
  await tab.locator('input[type="password"]').fill(goodPassword);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await waitForOffice(tab);
}

/** A message has come, and leaves what it is about in sight. */
export async function expectSmallToast(tab: Tab, text: string | RegExp): Promise<void> {
  await tab.getByRole('region', { name: 'Notifications' }).locator('p', { hasText: text }).first().waitFor();
  const share = await tab.evaluate(() => {
    const region = document.querySelector('[popover][aria-live]');
    const heights = [...(region?.children ?? [])].map((toast) => toast.getBoundingClientRect().height);
    return Math.max(...heights) / innerHeight;
  });
  expect(share, 'of the height of the window').toBeLessThan(0.4);
}
