import type { Page } from '@playwright/test';
import { brands } from '#brand';
import { about } from '#content/en/about';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { LineAddress, OfficeText } from '#contract/office/texts';
import type { LineValue } from '#contract/texts/changed-texts';
import { type Colleague, expect, openOffice, signIn, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

// A line that somebody else has changed is a refused request, which browsers report.
test.use({ as: 'editor', allowedPageErrors: [/status of 412/] });

const cell = (page: Page, address: string) => page.locator(`[data-line="${address}"]`);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const onSite = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();
const publish = (page: Page) => page.keyboard.press('Control+Enter');

async function lineOf({ api }: Colleague, { name, path, locale }: LineAddress) {
  const text = (await (await api.get(officeUrl('text', { name }))).json()) as OfficeText;
  const line = text.lines.find((one) => one.path === path)?.byLocale[locale];
  if (!line) throw new Error(`There is no ${path}`);
  return line;
}

async function draft(colleague: Colleague, address: LineAddress, value: LineValue): Promise<void> {
  const { version } = await lineOf(colleague, address);
  const sent = await colleague.api.put(officePaths.textDrafts, { data: { changes: [{ ...address, draft: { value }, version }] } });
  expect(sent.status()).toBe(200);
}

test('the headline of the home page is changed in both languages with the keyboard, public at once, undone, and restored from history', async ({
  page,
}) => {
  await openOffice(page);
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await page.getByRole('link', { name: /^Home/ }).click();
  await page.getByRole('link', { name: 'Hero' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home, Hero' })).toBeFocused();

  await cell(page, 'en/home/hero/title').press('Enter');
  await expect(field(page, 'Headline in English')).toBeFocused();
  // The words themselves, which are the company's slogan as long as nobody has written others.
  await expect(field(page, 'Headline in English')).toHaveValue(brands.en.tagline);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Steady computers for Amman');
  // Nothing of it is highlighted yet.
  await expect(page.getByText('Please select a part of the headline and highlight it')).toBeVisible();
  await publish(page);
  await expect(page.getByText('One line can’t be published yet')).toBeVisible();
  for (let letter = 0; letter < 'Amman'.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await field(page, 'Headline in Arabic').fill('حواسيب ثابتة');
  await field(page, 'Headline in Arabic').press('Control+A');
  await page.getByRole('button', { name: 'Highlight what is selected' }).last().click();
  await publish(page);
  await expect(officeToast(page, 'Published 2 lines')).toBeVisible();
  expect(await onSite(page, '/')).toMatch(/Steady computers for <[^>]+>Amman</);
  expect(await onSite(page, '/ar')).toContain('حواسيب ثابتة');

  await field(page, 'Headline in Arabic').press('Escape');
  await expect(cell(page, 'ar/home/hero/title')).toBeFocused();
  await page.keyboard.press('z');
  await expect(officeToast(page, /^Undone/)).toBeVisible();
  expect(await onSite(page, '/')).not.toContain('Steady computers');
  await expect(cell(page, 'en/home/hero/title')).toContainText('Steady computers for Amman');

  await publish(page);
  await expect(officeToast(page, 'Published 2 lines').last()).toBeVisible();
  await expect.poll(() => onSite(page, '/')).toContain('Steady computers');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('region', { name: 'History of Hero' });
  await expect(history.getByText('public now').first()).toBeVisible();
  await history.getByRole('listitem').filter({ hasText: 'The first texts' }).getByRole('button', { name: 'Restore' }).click();
  await expect(officeToast(page, 'Restored as a draft')).toBeVisible();
  expect(await onSite(page, '/')).toContain('Steady computers');
  await publish(page);
  await expect.poll(() => onSite(page, '/')).not.toContain('Steady computers');
});

test('words are found in every text, and replaced in those that are chosen, as drafts', async ({ page, colleague }) => {
  await openOffice(page, '/texts');
  await page.keyboard.press('/');
  await page.keyboard.type('server room');
  const found = page.getByRole('list', { name: 'Lines found' });
  await expect(found.getByRole('listitem').first()).toContainText('server room');
  await page.getByLabel('Replace with').fill('machine room');
  const lines = page.getByRole('list', { name: 'Lines as they will be' }).getByRole('listitem');
  const count = await lines.count();
  expect(count).toBeGreaterThan(1);
  await lines.first().getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: /^Replace in/ }).click();
  await expect(officeToast(page, /^Replaced in .+ drafts?$/)).toBeVisible();
  const { api } = await colleague('owner');
  const replaced = `${officePaths.textLines}?search=machine%20room&state=draft`;
  // Others write drafts at the same time.
  const drafts = async () => (await (await api.get(replaced)).json()).total;
  expect(await drafts()).toBe(count - 1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(drafts).toBe(0);
});

test('whoever was slower on a line decides what stays, and nothing of both is lost', async ({ page, colleague }) => {
  const owner = await colleague('owner');
  const lead: LineAddress = { name: 'about', path: 'hero/lead', locale: 'en' };
  await openOffice(page, '/texts?text=about&section=hero&line=en/about/hero/lead');
  const mine = field(page, 'Text in English');
  await expect(mine).toBeFocused();
  // What the editor writes is on its way when the owner's draft is saved.
  const sent = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<void>();
  await page.route(
    `**${officePaths.textDrafts}`,
    async (route) => {
      sent.resolve();
      await saved.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await mine.fill('The editor writes.');
  await sent.promise;
  await draft(owner, lead, 'The owner writes.');
  saved.resolve();
  await expect(page.getByText(/has just changed this line/)).toBeVisible();
  await expect(mine).toHaveValue('The editor writes.');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await lineOf(owner, lead)).draft?.value).toBe('The editor writes.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(mine).toHaveValue(about.hero.lead);
  await expect.poll(async () => (await lineOf(owner, lead)).draft).toBeNull();
});

test('two people write the same line in two languages, and both are published', async ({ page, browser, colleague, site }) => {
  const owner = await colleague('owner');
  const context = await browser.newContext({ baseURL: site.url });
  await signIn(context, owner);
  const other = await context.newPage();
  const path = '/texts?text=contact';
  await openOffice(page, path);
  await openOffice(other, path);
  await cell(page, 'en/contact/lead').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Write to us in English.');
  await cell(other, 'ar/contact/lead').click();
  await other.keyboard.press('Control+A');
  await other.keyboard.type('راسلنا بالعربية.');
  await expect(page.getByRole('button', { name: /^Publish 2 lines/ })).toBeVisible();
  await publish(page);
  await expect(officeToast(page, 'Published 2 lines')).toBeVisible();
  expect(await onSite(page, '/contact')).toContain('Write to us in English.');
  expect(await onSite(page, '/ar/contact')).toContain('راسلنا بالعربية.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect.poll(() => onSite(page, '/contact')).not.toContain('Write to us in English.');
  await context.close();
});

test('a legal text asks once more before it is public', async ({ page }) => {
  await openOffice(page, '/texts?text=privacyPolicy&section=changes&line=en/privacyPolicy/changes/title');
  await field(page, 'Headline in English').fill('Changes of this policy');
  await publish(page);
  const dialog = page.getByRole('dialog', { name: 'Publish a legal text?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await onSite(page, '/privacy-policy')).not.toContain('Changes of this policy');
  await publish(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(officeToast(page, 'Published one line')).toBeVisible();
  expect(await onSite(page, '/privacy-policy')).toContain('Changes of this policy');
});
