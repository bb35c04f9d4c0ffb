import type { Page } from '@playwright/test';
import { home } from '#content/en/home';
import { quoteForm } from '#contract/forms/quote';
import { localizedPath } from '#contract/locales';
import { sampleTexts } from '#contract/testing/sample-values';
import { enter } from './support/fields.ts';
import { blankPages, pdfText } from './support/pdf-text.ts';
import { waitForIslands } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

/** One page of each family. */
const families = ['/', '/about', '/careers', '/clients', '/our-group', '/contact', '/cyber-security', '/website', '/cctv', '/seo'];
const legal = ['/terms-conditions', '/privacy-policy'];

/** Without spaces, which a PDF has elsewhere than a page has. */
const lettersOf = (texts: readonly string[]) => texts.join('').replaceAll(/\s/g, '');

/** Returns the texts in `main` that are neither black nor in a drawing, with their colours. */
const paleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          !element.closest('svg') && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const { color, backgroundImage, backgroundColor, webkitTextFillColor } = getComputedStyle(element);
        return (
          color !== 'rgb(0, 0, 0)' || webkitTextFillColor !== color || backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)'
        );
      })
      .map(({ textContent }) => textContent ?? ''),
  );

for (const locale of ['en', 'ar'] as const)
  test(`every page is printed black on white, without what is for screens alone, in ${locale}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ media: 'print' });
    for (const path of [...families, ...legal])
      await test.step(path, async () => {
        await page.goto(localizedPath(path, locale));
        expect(await paleTexts(page)).toEqual([]);
        for (const onScreen of ['[href="#main"]', '[data-chat]', 'button', '[popover]', '[data-navigation] nav', 'picture', 'video'])
          await expect(page.locator(`${onScreen}:visible`), onScreen).toHaveCount(0);
        const pdf = await page.pdf({ format: 'A4' });
        const printed = await pdfText(pdf);
        const title = (await page.locator('h1').allTextContents()).join(' ').trim();
        if (locale === 'en') expect(lettersOf(printed)).toContain(lettersOf([title]));
        expect(await blankPages(pdf), 'blank pages').toEqual([]);
      });
  });

test('the map is printed with dark names on white, and nothing says what to do with a mouse', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const name = page
    .locator('section', { has: page.locator('#presence-title') })
    .locator('svg text')
    .first();
  await expect(name).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(name).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  for (const hint of [home.presence.hint, home.reviews.turning]) await expect(page.getByText(hint)).toBeHidden();
});

test('terms and privacy are printed whole', async ({ page }) => {
  for (const path of legal) {
    await page.goto(path);
    const texts = await page.locator('main :is(h2, p, li):not(.no-print, .no-print *)').allTextContents();
    const printed = lettersOf(await pdfText(await page.pdf({ format: 'A4' })));
    for (const text of texts) expect(printed).toContain(lettersOf([text]));
  }
});

test('a receipt is printed with its reference', async ({ page }) => {
  await page.goto('/contact');
  await waitForIslands(page);
  const quote = sampleTexts(quoteForm, {});
  for (const [name, value] of Object.entries(quote)) await enter(page.locator(`form [name=${name}]`), value);
  const response = page.waitForResponse('**/api/quotes');
  await page.locator('form button[type=submit]').click();
  const { reference } = (await (await response).json()) as { reference: string };
  await expect(page.locator('#quote-sent')).toBeVisible();
  const printed = (await pdfText(await page.pdf({ format: 'A4' }))).join(' ');
  expect(printed.replaceAll(/\s/g, '')).toContain(reference);
  expect(printed).not.toContain('Skip to');
});

test('an open job is printed whole, instead of the list behind it', async ({ page, site }) => {
  const [career, other] = (await (await fetch(`${site.url}/api/careers/open`)).json()) as {
    _id: string;
    jobTitle: string;
    qualifications: string[];
  }[];
  await page.setViewportSize({ width: 812, height: 375 });
  await page.goto(`/careers?job=${career?._id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  const printed = (await pdfText(await page.pdf({ format: 'A4' }))).join(' ').replaceAll(/\s+/g, ' ');
  expect(printed).toContain(career?.jobTitle);
  expect(printed).toContain(career?.qualifications.at(-1)?.split(' ').slice(0, 3).join(' '));
  expect(printed).not.toContain(other?.jobTitle);
});
