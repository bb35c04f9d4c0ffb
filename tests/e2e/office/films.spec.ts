import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { officePaths } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, openOffice, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

// A refused change is an answer, which browsers report all the same.
test.use({ as: 'editor', allowedPageErrors: [failedRequests] });
/** Milliseconds: a picture is written in many widths. */
const patience = { timeout: 60_000 };

const film = (name: string) => fileURLToPath(new URL(`../../../site/films/${name}`, import.meta.url));

test('a film is switched off by the keyboard: its picture stays, nothing of it is loaded; and it comes back', async ({ page, context }) => {
  await openOffice(page, '/pictures?slot=monitoringInnovation.hexagons');
  await expect(page.getByText('The film that the site came with.')).toBeVisible(patience);
  await page.getByRole('radio', { name: 'The site’s film' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/The film is switched off/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(officeToast(page, /is switched off/)).toBeVisible();

  const visitor = await context.newPage();
  const loaded: string[] = [];
  visitor.on('request', (request) => loaded.push(request.url()));
  await visitor.goto('/monitoring-innovation');
  await visitor.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /\.(?:mp4|webm)/.test(url))).toEqual([]);
  await expect(visitor.locator('[data-film-toggle]')).toHaveCount(0);
  await expect(visitor.locator('main img[fetchpriority="high"]')).toBeVisible();
  await visitor.close();

  await page.getByRole('button', { name: 'Back to the original' }).click();
  await expect(officeToast(page, /is back/)).toBeVisible();
  expect(await (await page.request.get('/monitoring-innovation')).text()).toContain('id="hexagons-film"');
});

test('a film of one’s own takes the place of the site’s, with its first frame, plays for visitors, and is taken back', async ({
  page,
  context,
}) => {
  test.slow();
  await openOffice(page, '/pictures?slot=monitoringInnovation.hexagons');
  await page.getByText('Your own film', { exact: true }).click(patience);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please choose a film')).toBeVisible();
  const field = page.locator('input[type="file"][accept*="video"]');
  await field.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1') });
  await expect(page.getByText(/can’t play QuickTime films/)).toBeVisible(patience);
  await field.setInputFiles(film('silk.vp9.webm'));
  await expect(page.getByText('WebM, 1280 × 720, 8 s, 0.1 MB')).toBeVisible(patience);
  // The first frame has become its picture.
  await expect(page.getByRole('button', { name: /^Focal point/ })).toBeAttached(patience);
  await expect(page.getByText(/Some older devices/)).toBeVisible();
  await field.setInputFiles(film('silk.h264.mp4'));
  await expect(page.getByText('MP4, 1280 × 720, 8 s, 0.5 MB')).toBeVisible(patience);
  await expect(page.getByText(/Some older devices/)).toBeHidden();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(officeToast(page, /The film on .* is public/)).toBeVisible(patience);

  const visitor = await context.newPage();
  await visitor.emulateMedia({ reducedMotion: 'no-preference' });
  await visitor.goto('/monitoring-innovation');
  const own = visitor.locator('video.own-film');
  await expect(own).toHaveAttribute('data-started', '', patience);
  expect(await own.evaluate((video: HTMLVideoElement) => [video.currentSrc.includes('/uploads/'), video.videoWidth])).toEqual([true, 1280]);
  await visitor.getByRole('button', { name: /pause/i }).click();
  await visitor.close();

  await page.keyboard.press('z');
  await expect(officeToast(page, /^Undone/)).toBeVisible();
  expect(await (await page.request.get('/monitoring-innovation')).text()).not.toContain('own-film');
});

test('a photograph is zoomed by keys, slider and wheel, as far as it has pixels', async ({ page }) => {
  await openOffice(page, '/pictures?slot=cctv.dome');
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#567' } }).jpeg();
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() });
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveValue('100', patience);
  await page.getByRole('button', { name: /^Focal point/ }).focus();
  await page.keyboard.press('+');
  await expect(zoom).toHaveValue('110');
  await page.keyboard.press('-');
  await expect(zoom).toHaveValue('100');
  await zoom.focus();
  await page.keyboard.press('End');
  expect(Number(await zoom.inputValue())).toBeCloseTo(310, -1);
  await page.keyboard.press('Home');
  const picture = page.locator('svg:has(image)').first();
  await picture.click();
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(115);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('This is the site’s picture.')).toBeVisible();
});

test('an upload tells how far it is and can be cancelled, and a telephone is not asked for HEIC', async ({ page }) => {
  await openOffice(page, '/pictures?slot=cctv.dome');
  const input = page.locator('input[type="file"]');
  expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png,image/webp,image/avif');
  const never = Promise.withResolvers<void>();
  await page.route(`**${officePaths.pictureSources}`, () => never.promise);
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3_000_000) });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  never.resolve();
});

test('what is chosen for a film fits a telephone, in Arabic', async ({ page, colleague }) => {
  const { api } = await colleague('editor');
  await api.patch(officePaths.account, { data: { preferences: { locale: 'ar' } } });
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    await openOffice(page, '/pictures?slot=home.hero');
    for (const name of ['صورة ثابتة', 'فيلم من عندك']) {
      await page.getByText(name, { exact: true }).first().click(patience);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await expect(page.getByText(/يتكرّر بلا صوت/)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'تجاهل التعديلات' }).click();
  } finally {
    await api.patch(officePaths.account, { data: { preferences: { locale: 'en' } } });
  }
});
