import type { Page } from '@playwright/test';
import { localizedPath, siteLocales } from '#contract/locales';
import { officePaths, officeUrl } from '#contract/office/paths';
import { accessibilityViolations, narrowestWidth, overflowingWidths } from '../accessibility.ts';
import { expect, openOffice, sendApplication, test } from '../support/office.ts';
import { desktop } from '../support/screens.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'hiring' });

/** Returns what is drawn where the résumé has its scanned pictures. */
const scansShown = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = new OffscreenCanvas(2, 1).getContext('2d', { willReadFrequently: true });
      for (const place of [0, 1]) pixels?.drawImage(canvas, canvas.width * (0.25 + place / 2), canvas.height * 0.63, 1, 1, place, 0, 1, 1);
      const [one, two] = new Uint32Array(pixels?.getImageData(0, 0, 2, 1).data.buffer ?? new ArrayBuffer(8));
      return [one, two].map((pixel) => (pixel === 0xff00_0000 ? 'black' : `${pixel}`));
    });

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('from the steps to the résumé and the mail by keyboard; the applicant sees how it stands, and withdraws without a script', async ({
  page,
  site,
  colleague,
  browser,
}) => {
  const hiring = await colleague('hiring');
  const { id, reference, statusPath } = await sendApplication(site, hiring, 'Lara Saif');
  const outside = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const visitor = await outside.newPage();

  await openOffice(page, '/applications');
  // The first key shows where one is, and goes no further.
  await expect(step(page, 'New').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(step(page, 'New').getByRole('link').first()).toBeFocused();
  await step(page, 'New').getByRole('link', { name: 'Lara Saif' }).focus();
  await page.keyboard.press('4');
  await expect(step(page, 'New').getByText('Rated 4 of 5')).toBeAttached();
  await page.keyboard.press('m');
  await expect(step(page, 'Reading').getByRole('link', { name: 'Lara Saif' })).toBeVisible();
  await expect(page.getByText('Lara Saif: Reading')).toBeVisible();
  await page.keyboard.press('z');
  await expect(step(page, 'New').getByRole('link', { name: 'Lara Saif' })).toBeVisible();
  await step(page, 'New').getByRole('link', { name: 'Lara Saif' }).press('Enter');

  await expect(page.getByText('Knows routing and switching')).toBeAttached({ timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Lara Saif' })).toBeFocused();
  await expect(page.getByText('1 page, ')).toBeVisible();
  await expect.poll(() => scansShown(page)).toEqual(['black', 'black']);
  await page.keyboard.press('n');
  await page.keyboard.type('Two sites of hers I know');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Two sites of hers I know' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Assignee: Unassigned' }).press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: '(me)' })).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: /^Assignee: (?!Unassigned)/ })).toBeFocused();
  await page.keyboard.press('e');
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+/');
  await page.getByRole('menuitem', { name: 'Invitation to an interview' }).click();
  await page.getByLabel(/^Interview/).fill('2030-12-02T10:00');
  await expect(text).toHaveValue(/Would Monday,? 2 December 2030 at 10:00 suit you\?/);
  await text.fill((await text.inputValue()).replaceAll(/\[\[[^\]]*\]\]/g, 'half an hour'));
  await expect(page.getByRole('button', { name: 'After sending: Interview' })).toBeVisible();
  await text.focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Undo send' }).first()).toBeVisible();

  await visitor.goto(statusPath);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We would like to talk.');
  await expect(visitor.getByText('2 December 2030')).toBeVisible();
  await expect(visitor.getByText(reference)).toBeVisible();
  await visitor.getByRole('link', { name: 'Withdraw the application' }).click();
  await visitor.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('You withdrew it.');
  await expect(page.getByText('The applicant withdrew.')).toBeVisible({ timeout: 10_000 });
  await outside.close();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Erase' }).click();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await page.getByLabel('Type the last name to confirm').fill('saif');
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Erased for good')).toBeVisible();
  expect((await hiring.api.get(officeUrl('application', { id }))).status()).toBe(404);
});

test('a file that is no PDF inside says so, with a download; sales see nothing of applications', async ({ page, site, colleague }) => {
  const hiring = await colleague('hiring');
  const broken = new Uint8Array(Buffer.from('%PDF-1.4\nnothing of it is right\n%%EOF\n'));
  const { id } = await sendApplication(site, hiring, 'Jude Awad', broken);

  await openOffice(page, `/applications/${id}`);
  await expect(page.getByRole('heading', { name: 'We couldn’t read this file.' })).toBeVisible({ timeout: 15_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).last().click();
  expect((await download).suggestedFilename()).toMatch(/^lara-saif [A-Z0-9]{8}\.pdf$/);

  const { api } = await colleague('sales');
  for (const path of [officePaths.counts, officePaths.today, `${officePaths.find}?search=Jude`])
    expect(await (await api.get(path)).text(), path).not.toMatch(/applications|Jude/);
});

test('what was done before a mail is begun is taken back beside its fields, and covers none', async ({ page, site, colleague }) => {
  const { id } = await sendApplication(site, await colleague('hiring'), 'Muna Saif');
  await openOffice(page, `/applications/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Muna Saif' })).toBeVisible();
  await page.keyboard.press('m');
  const message = officeToast(page, 'Muna Saif: Reading');
  await expect(message).toBeVisible();
  await page.keyboard.press('e');
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();

  const [at, fields] = [await message.boundingBox(), await text.boundingBox()];
  expect(at?.x).toBeGreaterThan((fields?.x ?? Number.POSITIVE_INFINITY) + (fields?.width ?? 0));
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(officeToast(page, 'Undone: Muna Saif: Reading')).toBeVisible();
});

test('the applicant’s page is accessible and fits, in both languages', async ({ page, site, colleague }) => {
  const { statusPath } = await sendApplication(site, await colleague('hiring'), 'Hadi Qubain');
  for (const path of siteLocales.flatMap((locale) => [
    localizedPath(statusPath, locale),
    localizedPath(`${statusPath}/withdraw`, locale),
  ])) {
    await page.goto(path);
    expect(await accessibilityViolations(page), path).toEqual([]);
    expect(await overflowingWidths(page, narrowestWidth), path).toEqual([]);
    await page.setViewportSize(desktop.viewport);
  }
});
