import type { Locator, Page } from '@playwright/test';
import type { Job } from '#contract/job';
import { hiddenControls } from './support/field-visibility.ts';
import { scrollToCenter, waitForIslands } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toasts.ts';

/** A small window at 200 % zoom, a phone lying down, the narrowest phone, and an ordinary window whose letters are twice as large. */
const windows = [
  { name: '640 by 400', width: 640, height: 400, letters: '100%' },
  { name: '812 by 375', width: 812, height: 375, letters: '100%' },
  { name: '320 by 640', width: 320, height: 640, letters: '100%' },
  { name: '1280 by 800 with letters of twice the size', width: 1280, height: 800, letters: '200%' },
  { name: '390 by 844 with letters of twice the size', width: 390, height: 844, letters: '200%' },
];

const submit = {
  en: { review: 'Submit Review', application: 'Submit Application' },
  ar: { review: 'إرسال الرأي', application: 'إرسال الطلب' },
};
type Language = keyof typeof submit;

async function openReview(page: Page): Promise<Locator> {
  await scrollToCenter(page.locator('[commandfor="write-review"]'));
  await expect(page.locator('#write-review form[method="post"]')).toHaveJSProperty('noValidate', true);
  await page.locator('[commandfor="write-review"]').click();
  return page.locator('#write-review');
}

async function openApplication(page: Page, url: string, language: Language): Promise<Locator> {
  const [career] = (await (await fetch(`${url}/api/careers/open`)).json()) as Job[];
  await page.goto(`${language === 'en' ? '' : '/ar'}/careers?job=${career?._id}`);
  await page.locator('[data-apply]').click();
  return page.locator('#job');
}

for (const language of ['en', 'ar'] as const)
  test(`every field of a dialog, its message and its buttons can be seen whole in a low window, in ${language}`, async ({ page, site }) => {
    test.slow();
    for (const { name, width, height, letters } of windows)
      for (const kind of ['review', 'application'] as const)
        await test.step(`${kind}, ${name}`, async () => {
          await page.setViewportSize({ width, height });
          if (kind === 'review') await page.goto(language === 'en' ? '/' : '/ar');
          const dialog = kind === 'review' ? await openReview(page) : await openApplication(page, site.url, language);
          await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
          expect(await hiddenControls(dialog)).toEqual([]);
          // Not so soon that it would pass for the second half of a double click on what opened the form.
          await page.waitForTimeout(500);
          await dialog.getByRole('button', { name: submit[language][kind] }).click();
          await expect(dialog.locator('[aria-invalid]').first()).toBeVisible();
          expect(await hiddenControls(dialog), 'with messages').toEqual([]);
          expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        });
  });

test.describe('a failure', () => {
  test.use({ allowedPageErrors: [/Failed to load resource|could not be sent/] });

  test('in a low window the note can be read, and the toast leaves the X free', async ({ page, site }) => {
    await page.setViewportSize({ width: 812, height: 375 });
    await page.route('**/api/applicants', (route) => route.abort());
    const dialog = await openApplication(page, site.url, 'en');
    await dialog.getByLabel('Full Name').fill('Salma Nour');
    await dialog.getByLabel('Email Address').fill('salma@visitor.example');
    await dialog.getByLabel('Resume (PDF)').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    const note = dialog.getByRole('alert');
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(toast(page, 'Failed to submit application. Please try again.')).toBeVisible();
    await expect(note).toBeFocused();
    expect(await hiddenControls(note)).toEqual([]);
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    await dialog.getByRole('button', { name: 'Close', exact: true }).click({ timeout: 1_500 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the second click of a double click neither closes nor sends what the first one opened', async ({ page }) => {
  await page.goto('/');
  await openReview(page);
  await page.keyboard.press('Escape');
  await page.locator('[commandfor="write-review"]').dblclick();
  await expect(page.locator('#write-review')).toBeVisible();
  await page.waitForTimeout(600);
  await expect(page.locator('#write-review')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.locator('#write-review')).toBeHidden();

  await page.goto('/careers');
  await waitForIslands(page);
  const link = page.getByRole('link', { name: /^Details:/ }).first();
  await link.dblclick();
  await expect(page.locator('#job')).toBeVisible();
  await page.locator('[data-apply]').dblclick();
  await expect(page.getByRole('dialog', { name: 'Apply for Position' })).toBeVisible();
  await expect(page.locator('#job [aria-invalid]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/careers');
});
