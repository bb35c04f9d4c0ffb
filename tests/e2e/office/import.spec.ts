import { apiPaths } from '#contract/api-paths';
import { accessibilityViolations, horizontalOverflow } from '../accessibility.ts';
import { expect, openOffice, test } from '../support/office.ts';

test.use({ as: 'owner' });

const csv = (text: string) => ({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('clients are imported from a file by keyboard: faulty lines first, then what would happen, then it has', async ({ page, site }) => {
  const names = async (): Promise<string[]> =>
    (await (await page.request.get(`${site.url}${apiPaths.clients}`)).json()).map(({ name }: { name: string }) => name);
  let file = '';
  page.on('filechooser', (chooser) => chooser.setFiles(csv(file)));
  await openOffice(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('import cl');
  await expect(page.getByRole('option', { name: 'Import clients' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import clients' });
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  const choose = (text: string) => {
    file = text;
    return page.keyboard.press('Enter');
  };

  await choose('name,nameAr,category\nHarbour Mills,مطاحن,Banks\nOlive Press,,Bakery\n');
  await expect(dialog.getByText('One line has errors. Correct it to import the file.')).toBeVisible();
  await expect(dialog.getByRole('row').nth(1)).toContainText(/^3Olive Press category“Bakery” is not a category/);
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Choose another file' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();

  await choose('name,nameAr,category\nHarbour Mills,مطاحن,Banks\nOlive Press,,Banks\n');
  await expect(dialog.getByText('2 new', { exact: true })).toBeVisible();
  expect(await names()).not.toContain('Olive Press');
  await dialog.getByRole('button', { name: 'Import 2 entries' }).press('Enter');
  await expect(page.getByText('Imported 2 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for all clients' })).toBeFocused();
  // New ones come last, in a list that draws no more of itself than the window shows.
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('Olive Press');
  await expect(page.getByRole('link', { name: /Olive Press/ })).toBeVisible();
  expect((await names()).slice(-2)).toEqual(['Harbour Mills', 'Olive Press']);
});
