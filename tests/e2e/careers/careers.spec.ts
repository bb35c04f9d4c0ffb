import type { Locator, Page } from '@playwright/test';
import type { Job } from '#contract/job';
import { languageOf } from '#contract/text/text-language';
import { accessibilityViolations, narrowestWidth, overflowingWidths } from '../accessibility.ts';
import { closingDate } from '../support/closing-date.ts';
import { waitForIslands } from '../support/scrolling.ts';
import { SiteProcess } from '../support/site-process.ts';
import { expect, test } from '../support/test.ts';

async function jobsOf(url: string, language = 'en'): Promise<Job[]> {
  const headers = { 'Accept-Language': language };
  return (await (await fetch(`${url}/api/careers/open`, { headers })).json()) as Job[];
}

async function firstJob(url: string): Promise<Job> {
  const [career] = await jobsOf(url);
  if (!career) throw new Error('The demo has no open position');
  return career;
}

const details = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });
const application = (page: Page): Locator => page.getByRole('dialog', { name: 'Apply for Position' });
const anyDialog = (page: Page): Locator => page.getByRole('dialog');

async function openCareers(page: Page, url = '/careers'): Promise<void> {
  await page.goto(url);
  await waitForIslands(page);
}

async function openDetails(page: Page, title: string): Promise<Locator> {
  await page.getByRole('link', { name: `Details: ${title}` }).click();
  await expect(details(page, title)).toBeVisible();
  return details(page, title);
}

async function openApplication(page: Page, title: string): Promise<Locator> {
  await (await openDetails(page, title)).getByRole('button', { name: 'Apply for this Position' }).click();
  await expect(application(page)).toBeVisible();
  return application(page);
}

test('cards stand in two columns where there is room', { tag: '@responsive' }, async ({ page, isMobile }) => {
  await page.goto('/careers');
  const boxes = await Promise.all([0, 1].map((index) => page.getByRole('article').nth(index).boundingBox()));
  expect(boxes[0]?.y === boxes[1]?.y).toBe(!isMobile);
});

test('the details show the whole text of a position, with the month of the closing date in words', async ({ page, site }) => {
  const career = await firstJob(site.url);
  await openCareers(page);
  const dialog = await openDetails(page, career.jobTitle);
  await expect(dialog.getByText(career.location)).toBeVisible();
  await expect(dialog.getByText(`Closes: ${closingDate(career).long}`)).toBeVisible();
  expect(await dialog.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Job Summary',
    'Key Responsibilities',
    'Required Qualifications',
  ]);
  await expect(dialog.getByText(career.summary, { exact: true })).toBeVisible();
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([...career.responsibilities, ...career.qualifications]);
});

test('"Apply for this Position" closes the details and opens the application; Cancel closes it, and the next position has its own details', async ({
  page,
  site,
}) => {
  const [{ jobTitle } = await firstJob(site.url), next] = await jobsOf(site.url);
  await openCareers(page);
  const dialog = await openApplication(page, jobTitle);
  await expect(details(page, jobTitle)).toHaveCount(0);
  await expect(anyDialog(page)).toHaveCount(1);
  await expect(dialog.getByText(jobTitle, { exact: true })).toBeVisible();
  for (const label of ['Full Name', 'Email Address', 'Resume (PDF)']) await expect(dialog.getByLabel(label)).toBeVisible();
  await expect(dialog.getByLabel('Resume (PDF)')).toHaveAttribute('accept', /\.pdf/);
  await expect(dialog.getByText('PDF files only, max 5MB')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit Application' })).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toBeFocused();

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/careers');
  await openDetails(page, next?.jobTitle ?? '');
});

const waysToClose: [way: string, close: (page: Page) => Promise<unknown>][] = [
  ['its X', (page) => anyDialog(page).getByRole('button', { name: 'Close', exact: true }).click()],
  ['Esc', (page) => page.keyboard.press('Escape')],
];

test('both dialogs close by their X and Esc, return the focus, and leave the list as before', {
  tag: '@full-browser',
}, async ({ page, site }) => {
  const { _id, jobTitle } = await firstJob(site.url);
  await openCareers(page);
  for (const open of [openDetails, openApplication])
    for (const [way, close] of waysToClose)
      await test.step(`${open.name}: ${way}`, async () => {
        await open(page, jobTitle);
        await expect(page).toHaveURL(`/careers?job=${_id}`);
        await close(page);
        await expect(anyDialog(page)).toHaveCount(0);
        await expect(page).toHaveURL('/careers');
        await expect(page.getByRole('link', { name: `Details: ${jobTitle}` })).toBeFocused();
      });
});

test('the URL of a position opens its details, survives a reload, and leaves the list behind when closed', async ({ page, site }) => {
  const { _id, jobTitle, location } = await firstJob(site.url);
  await page.goto('/contact');
  await openCareers(page, `/careers?job=${_id}`);
  await expect(details(page, jobTitle)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${jobTitle}, ${location} \\|`));
  await page.reload();
  await expect(details(page, jobTitle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('after a reload the back button still closes the details', async ({ page, site }) => {
  const { jobTitle } = await firstJob(site.url);
  await openCareers(page);
  await openDetails(page, jobTitle);
  await page.reload();
  await expect(details(page, jobTitle)).toBeVisible();
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/careers');
});

test('page and dialogs are accessible, and nothing scrolls sideways', async ({ page, site }) => {
  test.slow();
  const { jobTitle } = await firstJob(site.url);
  await openCareers(page);
  expect(await accessibilityViolations(page), 'page').toEqual([]);
  await openDetails(page, jobTitle);
  expect(await accessibilityViolations(page, 'dialog'), 'details').toEqual([]);
  await page.keyboard.press('Escape');
  const dialog = await openApplication(page, jobTitle);
  expect(await accessibilityViolations(page, 'dialog'), 'application').toEqual([]);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  expect(await accessibilityViolations(page, 'dialog'), 'application to be corrected').toEqual([]);
  expect(await overflowingWidths(page, narrowestWidth)).toEqual([]);
});

test('in Arabic an English position stays English as one block, in a frame and with a closing date in Arabic', async ({ page }) => {
  const site = await SiteProcess.start('working');
  // Those of the demo are in both languages.
  site.execute('update careers set ar = null');
  const english = (await jobsOf(site.url, 'ar')).find(({ jobTitle }) => languageOf(jobTitle) === 'en');
  await openCareers(page, `${site.url}/ar/careers?job=${english?._id}`);
  const dialog = details(page, english?.jobTitle ?? '');
  await expect(dialog).toBeVisible();
  const block = dialog.locator('[lang="en"][dir="ltr"]', { hasText: english?.summary ?? '' });
  await expect(block.getByRole('heading', { name: 'Job Summary' })).toBeVisible();
  await expect(dialog.getByText('آخر موعد للتقديم:')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'قدّم لهذه الوظيفة' })).toBeVisible();
  const [close, title] = [dialog.getByRole('button', { name: 'إغلاق' }), dialog.getByRole('heading', { level: 2 })];
  expect((await close.boundingBox())?.x).toBeLessThan((await title.boundingBox())?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${site.url}/ar/careers`);
  expect(await accessibilityViolations(page), 'page').toEqual([]);
  await site.remove();
});

test('on a phone both dialogs fill the screen, and the buttons stay in sight', { tag: '@phone' }, async ({ page, site }) => {
  const { jobTitle } = await firstJob(site.url);
  await openCareers(page);
  const screen = page.viewportSize();
  const dialog = await openDetails(page, jobTitle);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...screen });
  await expect(dialog.getByRole('button', { name: 'Apply for this Position' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Apply for this Position' }).click();
  expect(await application(page).boundingBox()).toEqual({ x: 0, y: 0, ...screen });
  await expect(application(page).getByRole('button', { name: 'Submit Application' })).toBeInViewport({ ratio: 1 });
});
