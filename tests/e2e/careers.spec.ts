import type { Locator, Page } from '@playwright/test';
import type { Career } from '#contract/career';
import { sidewaysScrollAt320, violationsOf } from './accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function careersOf(url: string): Promise<Career[]> {
  return (await (await fetch(`${url}/api/careers/open`)).json()) as Career[];
}

async function firstCareer(url: string): Promise<Career> {
  const [career] = await careersOf(url);
  if (!career) throw new Error('The demo has no open position');
  return career;
}

const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const details = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });
const application = (page: Page): Locator => page.getByRole('dialog', { name: 'Apply for Position' });
const anyDialog = (page: Page): Locator => page.getByRole('dialog');

async function openCareers(page: Page, address = '/careers'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
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

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** A closing date as cards and as dialogs write it. */
function datesOf({ closingDate }: Career): { short: string; long: string } {
  const [year, month, day] = closingDate.split('-').map(Number) as [number, number, number];
  const name = months[month - 1] ?? '';
  return { short: `${day} ${name === 'September' ? 'Sept' : name.slice(0, 3)} ${year}`, long: `${day} ${name} ${year}` };
}

test('the page has its banner with the way here, an intro, and a card for each open position', async ({ page, site }) => {
  const careers = await careersOf(site.url);
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1, name: 'Career', exact: true })).toBeVisible();
  const breadcrumb = page.getByRole('navigation', { name: 'You are here' });
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(breadcrumb).toContainText('Career');
  await expect(page.getByRole('heading', { level: 2, name: 'Currently open positions' })).toBeVisible();
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(careers.map(({ jobTitle }) => jobTitle));
  for (const career of careers) {
    const shown = card(page, career.jobTitle);
    const { summary } = career;
    const preview = summary.length > 120 ? `${summary.slice(0, 120)}...` : summary;
    expect(await shown.getByRole('paragraph').allTextContents()).toContain(preview);
    await expect(shown.getByText(career.location, { exact: true })).toBeVisible();
    await expect(shown.getByRole('time')).toHaveText(datesOf(career).short);
    await expect(shown.getByRole('time')).toHaveAttribute('datetime', career.closingDate);
  }
  expect(careers.some(({ summary }) => summary.length > 120)).toBe(true);
});

test('cards stand in two columns where there is room', async ({ page, isMobile }) => {
  await page.goto('/careers');
  const boxes = await Promise.all([0, 1].map((index) => page.getByRole('article').nth(index).boundingBox()));
  expect(boxes[0]?.y === boxes[1]?.y).toBe(!isMobile);
});

test('the details say everything about a position, with the closing date in words', async ({ page, site }) => {
  const career = await firstCareer(site.url);
  await openCareers(page);
  const dialog = await openDetails(page, career.jobTitle);
  await expect(dialog.getByText(career.location)).toBeVisible();
  await expect(dialog.getByText(`Closes: ${datesOf(career).long}`)).toBeVisible();
  expect(await dialog.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Job Summary',
    'Key Responsibilities',
    'Required Qualifications',
  ]);
  await expect(dialog.getByText(career.summary, { exact: true })).toBeVisible();
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([...career.responsibilities, ...career.qualifications]);
});

test('"Apply for this Position" closes the details and opens the application for the same job', async ({ page, site }) => {
  const { jobTitle } = await firstCareer(site.url);
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
});

const waysToClose: [way: string, close: (page: Page) => Promise<unknown>][] = [
  ['its X', (page) => anyDialog(page).getByRole('button', { name: 'Close', exact: true }).click()],
  ['Esc', (page) => page.keyboard.press('Escape')],
  ["the browser's back button", (page) => page.goBack()],
];

for (const [way, close] of waysToClose)
  test(`both dialogs close by ${way}, and the list is there as before`, async ({ page, site }) => {
    const { _id, jobTitle } = await firstCareer(site.url);
    await openCareers(page);
    for (const open of [openDetails, openApplication]) {
      await open(page, jobTitle);
      await expect(page).toHaveURL(`/careers?job=${_id}`);
      await close(page);
      await expect(anyDialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/careers');
      await expect(page.getByRole('link', { name: `Details: ${jobTitle}` })).toBeFocused();
    }
  });

test('Cancel closes the application, and the next position opens with its own details', async ({ page, site }) => {
  const [first, second] = await careersOf(site.url);
  await openCareers(page);
  await (await openApplication(page, first?.jobTitle ?? '')).getByRole('button', { name: 'Cancel' }).click();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/careers');
  await openDetails(page, second?.jobTitle ?? '');
});

test('the address of a position opens its details, survives a reload, and leaves the list behind when closed', async ({ page, site }) => {
  const { _id, jobTitle, location } = await firstCareer(site.url);
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
  const { jobTitle } = await firstCareer(site.url);
  await openCareers(page);
  await openDetails(page, jobTitle);
  await page.reload();
  await expect(details(page, jobTitle)).toBeVisible();
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/careers');
});

test('the address of a position that is no longer open says so, above the others', async ({ page }) => {
  await openCareers(page, '/careers?job=closed-long-ago');
  await expect(page.getByText('This position is no longer open.')).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a position has an address of its own for search engines, with the data they ask for, and the list has neither', async ({
  page,
  site,
}) => {
  const career = await firstCareer(site.url);
  const postings = async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const graph = texts.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);
    return graph.filter((thing) => thing['@type'] === 'JobPosting');
  };
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');

  await page.goto(`/careers?job=${career._id}`);
  expect(await canonical()).toMatch(new RegExp(`/careers\\?job=${career._id}$`));
  expect(await postings()).toEqual([
    expect.objectContaining({
      title: career.jobTitle,
      validThrough: `${career.closingDate}T23:59:59+03:00`,
      datePosted: career.publishedAt,
    }),
  ]);
  await page.goto('/careers');
  expect(await canonical()).toMatch(/\/careers$/);
  expect(await postings()).toEqual([]);
});

test('page and dialogs are accessible, and nothing scrolls sideways', async ({ page, site }) => {
  test.slow();
  const { jobTitle } = await firstCareer(site.url);
  await openCareers(page);
  expect(await violationsOf(page), 'page').toEqual([]);
  await openDetails(page, jobTitle);
  expect(await violationsOf(page, 'dialog'), 'details').toEqual([]);
  await page.keyboard.press('Escape');
  const dialog = await openApplication(page, jobTitle);
  expect(await violationsOf(page, 'dialog'), 'application').toEqual([]);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  expect(await violationsOf(page, 'dialog'), 'application to be corrected').toEqual([]);
  expect(await sidewaysScrollAt320(page)).toBe(0);
});

test('on a phone both dialogs fill the screen, and the buttons stay in sight', { tag: '@phone' }, async ({ page, site }) => {
  const { jobTitle } = await firstCareer(site.url);
  await openCareers(page);
  const screen = page.viewportSize();
  const dialog = await openDetails(page, jobTitle);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...screen });
  await expect(dialog.getByRole('button', { name: 'Apply for this Position' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Apply for this Position' }).click();
  expect(await application(page).boundingBox()).toEqual({ x: 0, y: 0, ...screen });
  await expect(application(page).getByRole('button', { name: 'Submit Application' })).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards, their links and the whole text of every position are in the page', async ({ page, site }) => {
    await page.goto('/careers');
    for (const career of await careersOf(site.url)) {
      const shown = card(page, career.jobTitle);
      // Playwright's own queries leave out what stands in `noscript`.
      await expect(shown.locator('noscript p')).toHaveText(career.summary);
      await expect(shown.locator('noscript li')).toHaveText([...career.responsibilities, ...career.qualifications]);
      await expect(shown.locator('noscript li').last()).toBeVisible();
      await expect(shown.getByRole('link', { name: `Details: ${career.jobTitle}` })).toHaveAttribute('href', `/careers?job=${career._id}`);
    }
  });
});
