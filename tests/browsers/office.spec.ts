import { officePath, officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import { goOnTo, sendApplication, sendQuote } from '../e2e/support/office.ts';
import type { SiteProcess } from '../e2e/support/site-process.ts';
import { expectSmallToast, signInByPassword, waitForOffice } from './support/office.ts';
import type { Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';

/** The screens that the Office's own navigation leads to. */
const screensOf = (tab: Tab): Promise<string[]> =>
  tab.evaluate((office) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${office}"]`)];
    return [...new Set(links.map(({ pathname }) => pathname.slice(office.length)))];
  }, officePath);

/** The link that the start of a demo prints leads its owner into the Office, once. */
async function followDemoLink(tab: Tab, site: SiteProcess): Promise<void> {
  await site.restart();
  const { pathname, hash } = new URL(await site.officeLink);
  await tab.goto(pathname + hash);
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await waitForOffice(tab);
  expect(await tab.evaluate(() => location.hash)).toBe('');
}

test('the link of the demo leads into the Office, and every screen shows its heading and does not stop', { tag: '@quick' }, async ({
  tab,
  site,
}) => {
  await followDemoLink(tab, site);
  const first = new Set(await screensOf(tab));
  await goOnTo(tab, '/more');
  const screens = [...first.union(new Set(await screensOf(tab)))];
  expect(screens.length).toBeGreaterThan(10);
  for (const path of screens) {
    await goOnTo(tab, path);
    await expect.poll(() => tab.locator('h1').last().isVisible(), path).toBe(true);
    await expect.poll(() => tab.locator('[aria-busy="true"]').count(), path).toBe(0);
    expect(await tab.locator('h1', { hasText: 'This page has crashed.' }).count(), path).toBe(0);
  }
});

test('a password leads into the Office, where a quote is answered, and the answer taken back', { tag: '@quick' }, async ({
  tab,
  site,
  owner,
  staff,
}) => {
  const text = 'Thank you. We can come on Sunday.';
  const quote = await sendQuote(site, owner, {
    fullName: 'Huda Zayed',
    email: 'huda@customer.example',
    message: 'Three shops, one network.',
  });
  const deliveryStatuses = async () => {
    const { timeline } = (await (await owner.api.get(officeUrl('quote', { id: quote.id }))).json()) as QuoteDetail;
    return timeline.filter((entry) => entry.kind === 'answer').map(({ deliveryStatus }) => deliveryStatus.state);
  };
  await signInByPassword(tab, staff.sales.email, `/quotes/${quote.id}/answer`);
  const field = tab.getByRole('textbox', { name: 'Text', exact: true });
  await field.fill(text);
  await field.press('Control+Enter');
  await expectSmallToast(tab, /sends in/);
  expect(await deliveryStatuses()).toEqual(['held']);
  await tab.getByRole('button', { name: 'Undo send' }).last().click();
  await expect.poll(() => field.inputValue()).toBe(text);
  expect(await deliveryStatuses()).toEqual(['taken-back']);
});

test('an application is moved on the board, and its résumé can be read', async ({ tab, site, owner, staff }) => {
  const { id } = await sendApplication(site, owner, 'Lara Saif');
  await signInByPassword(tab, staff.hiring.email, '/applications');
  const step = (name: string) => tab.getByRole('region', { name, exact: true });
  await step('New').getByRole('button', { name: 'Move Lara Saif' }).click();
  await tab.locator('[role^="menuitem"]', { hasText: 'Reading' }).click();
  await step('Reading').getByRole('link', { name: 'Lara Saif' }).waitFor();
  await expectSmallToast(tab, 'Lara Saif: Reading');

  await goOnTo(tab, `/applications/${id}`);
  await tab.locator('canvas').first().waitFor({ timeout: 20_000 });
  await expect.poll(() => tab.locator('main').textContent(), { timeout: 20_000 }).toContain('Knows routing and switching');
  const [, deleted] = /Erased on \D*\d+ \D+ (\d{4})/.exec((await tab.locator('main').textContent()) ?? '') ?? [];
  expect(Number(deleted), 'the year in which it is erased').toBeGreaterThan(new Date().getFullYear());
});

test('the history lists what was done today', async ({ tab, site }) => {
  await followDemoLink(tab, site);
  await goOnTo(tab, '/history');
  await tab.locator('h1', { hasText: 'History' }).first().waitFor();
  await tab.locator('main', { hasText: /Today, / }).waitFor();
  await expect.poll(() => tab.locator('main :is(tr, li)').count()).toBeGreaterThan(0);
});
