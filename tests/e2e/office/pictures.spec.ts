import sharp from 'sharp';
import { officePaths, officeUrl } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, openOffice, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

// A refused change is an answer, which browsers report all the same.
test.use({ as: 'editor', allowedPageErrors: [failedRequests] });
/** Milliseconds: a picture is written in many widths. */
const patience = { timeout: 60_000 };

const photo = async (background: string) => ({
  name: 'workshop.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('a hero is replaced by the photograph of a telephone, described, published, seen by the next visitor, and brought back', async ({
  page,
}) => {
  test.slow();
  const hero = async () => /<img[^>]*fetchpriority="high"[^>]*>/i.exec(await (await page.request.get('/cctv')).text())?.[0] ?? '';
  const original = await hero();
  await openOffice(page, '/pictures');
  await page
    .getByRole('region', { name: 'CCTV & Smart Home' })
    .getByRole('link', { name: /Top of the page/ })
    .click();
  await expect(page.getByText('This is the site’s picture.')).toBeVisible();

  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic', 'latin1') });
  await expect(page.getByText(/HEIC photos can’t be read/)).toBeVisible(patience);
  await page.locator('input[type="file"]').setInputFiles(await photo('#7a8590'));
  const focal = page.getByRole('button', { name: 'Focal point' });
  await focal.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(focal).toHaveAccessibleName(/50 % from the left, 55 % from the top/);
  await expect(page.getByRole('img', { name: 'Phone' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('Control+Enter');
  const english = page.getByLabel('What it shows in English');
  await expect(english).toBeFocused();
  await expect(english).toHaveAccessibleDescription(/Please describe the picture/);
  await english.fill('Our workshop');
  await page.getByLabel('What it shows in Arabic').fill('ورشتنا');
  await page.keyboard.press('Control+Enter');
  await expect(officeToast(page, /is public/)).toBeVisible(patience);
  expect(await hero()).toContain('alt="Our workshop"');
  expect(await hero()).toContain('/uploads/');
  expect(await (await page.request.get('/ar/cctv')).text()).toContain('ورشتنا');

  await page.getByRole('button', { name: 'Back to the original' }).click();
  await expect(officeToast(page, /original picture/)).toBeVisible();
  expect(await hero()).toBe(original);
  await page.keyboard.press('z');
  await expect(officeToast(page, /^Undone/)).toBeVisible();
  expect(await hero()).toContain('/uploads/');
  await page.getByRole('button', { name: 'Back to the original' }).click();
  await expect(page.getByText('This is the site’s picture.')).toBeVisible();
  expect(await hero()).toBe(original);
});

test('whoever was slower keeps what was chosen, over the newer state, and it arrives by itself where nothing was chosen', async ({
  page,
  colleague,
}) => {
  test.slow();
  const { api } = await colleague('owner');
  const { buffer } = await photo('#333');
  const source = await (
    await api.post(officePaths.pictureSources, { data: buffer, headers: { 'content-type': 'application/octet-stream' } })
  ).json();
  const url = officeUrl('picture', { slot: 'menu.padlock' });
  const changed = (version: number) =>
    api.put(url, {
      data: { source: source.path, focal: { x: 0.5, y: 0.5 }, alt: null },
      headers: { 'if-match': `"${version}"` },
      ...patience,
    });

  await openOffice(page, '/pictures?slot=menu.padlock');
  await expect(page.getByText('This picture is decoration')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(await photo('#777'));
  await expect(page.getByRole('button', { name: 'Focal point' })).toBeAttached(patience);
  expect((await changed(0)).status()).toBe(200);
  await expect(page.getByText(/Someone else just changed the picture/)).toBeVisible(patience);
  await page.getByRole('button', { name: 'Show theirs' }).click();
  await expect(page.getByRole('button', { name: 'Back to the original' })).toBeVisible();
  await api.delete(url, { headers: { 'if-match': '"1"' } });
  await expect(page.getByText('This is the site’s picture.')).toBeVisible();
});
