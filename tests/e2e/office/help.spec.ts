import type { Page } from '@playwright/test';
import type { Locale } from '#contract/locales';
import { officePaths } from '#contract/office/paths';
import { accessibilityViolations, horizontalOverflow } from '../accessibility.ts';
import { expect, goOnTo, openOffice, test } from '../support/office.ts';
import { officeTexts } from '../support/office-texts.ts';
import { pdfText } from '../support/pdf-text.ts';
import { phone } from '../support/screens.ts';

test.use({ as: 'owner' });

const places = [
  { path: '/', name: { en: 'Today', ar: 'اليوم' }, label: { en: 'Start with the oldest', ar: 'ابدأ بالأقدم' } },
  { path: '/reviews', name: { en: 'Reviews', ar: 'الآراء' }, label: { en: 'Reject', ar: 'رفض' } },
  { path: '/company', name: { en: 'Company', ar: 'الشركة' }, label: { en: 'Publish changes', ar: 'نشر التغييرات' } },
] as const;

const titles = { en: 'Help', ar: 'مساعدة' } as const;
const helpOf = (page: Page, locale: Locale, place: string) =>
  page.getByRole('dialog', { name: `${titles[locale]}: ${place}`, exact: true });

for (const locale of ['en', 'ar'] as const) {
  test(`each place explains itself by its button and by a key, and gives the focus back (${locale})`, async ({ page, colleague }) => {
    const owner = await colleague('owner');
    await owner.api.patch(officePaths.account, { data: { preferences: { locale } } });
    try {
      const { keys } = await officeTexts(locale);
      await openOffice(page);
      for (const { path, name, label } of places) {
        await goOnTo(page, path);
        const help = helpOf(page, locale, name[locale]);
        const button = page.getByRole('main').getByRole('button', { name: titles[locale], exact: true });
        await button.click();
        await expect(help.getByRole('heading', { level: 3, name: name[locale], exact: true })).toBeVisible();
        await expect(help.getByRole('listitem').filter({ hasText: label[locale] })).toHaveCount(1);
        expect(await help.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
        expect(await accessibilityViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(help).toHaveCount(0);
        await expect(button).toBeFocused();

        await page.keyboard.press('?');
        await expect(help).toBeVisible();
        await help.getByRole('button', { name: keys.close }).click();
        await expect(help).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    } finally {
      await owner.api.patch(officePaths.account, { data: { preferences: { locale: 'en' } } });
    }
  });
}

test('the palette finds help with any place, which leads to that of others', async ({ page }) => {
  await openOffice(page, '/history');
  const search = page.getByRole('searchbox', { name: 'Search history' });
  await search.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('help with quotes');
  await page.getByRole('option', { name: 'Help with Quotes' }).click();
  const quotes = helpOf(page, 'en', 'Quotes');
  await expect(quotes.getByRole('listitem').filter({ hasText: 'press Reply' })).toBeVisible();
  await expect(page).toHaveURL(/\/history$/);

  await quotes.getByRole('button', { name: 'Clients', exact: true }).click();
  const clients = helpOf(page, 'en', 'Clients');
  await expect(clients.getByRole('heading', { name: 'Clients', exact: true })).toBeFocused();
  await page.keyboard.press('?');
  await expect(clients).toHaveCount(0);
  await expect(search).toBeFocused();
});

test.describe('sales', () => {
  test.use({ as: 'sales' });

  test('help is about what a role may see, and about nothing else', async ({ page }) => {
    await openOffice(page, '/people');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help', exact: true });
    await expect(help.getByRole('button', { name: 'Quotes', exact: true })).toBeVisible();
    for (const other of ['People', 'Clients', 'Applications'])
      await expect(help.getByRole('button', { name: other, exact: true })).toHaveCount(0);
    await expect(help.getByText('Invite', { exact: true })).toHaveCount(0);
  });
});

test('the help is printed without the keys, and without the place behind it', async ({ page }) => {
  await openOffice(page, '/clients');
  await page.keyboard.press('?');
  await expect(helpOf(page, 'en', 'Clients').getByRole('listitem').first()).toBeVisible();
  const printed = (await pdfText(await page.pdf({ format: 'A4' }))).join(' ').replaceAll(/\s/g, '');
  expect(printed).toContain('PressNewclient,enteraname');
  expect(printed).toContain('Whathappensthen');
  for (const other of ['Keyboardshortcuts', 'Helpwithotherplaces', 'Exportas']) expect(printed).not.toContain(other);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('help fills the screen, has no keys, and every place leads to it', async ({ page }) => {
    for (const path of ['/', '/quotes', '/reviews', '/more']) {
      await openOffice(page, path);
      await page.getByRole('main').getByRole('button', { name: 'Help', exact: true }).click();
      const help = page.getByRole('dialog', { name: /^Help/ });
      await expect(help).toBeVisible();
      await expect(help.getByText('Keyboard shortcuts')).toBeHidden();
      expect((await help.boundingBox())?.width).toBe(phone.viewport.width);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
