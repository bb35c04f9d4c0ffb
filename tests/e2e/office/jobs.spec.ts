import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '#contract/api-paths';
import { emptyJob } from '#contract/office/job-check';
import type { JobContent, JobDetail } from '#contract/office/jobs';
import { officePaths, officeUrl } from '#contract/office/paths';
import { narrowestWidth, overflowingWidths } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { type Colleague, expect, openOffice, test } from '../support/office.ts';
import { desktop, phone } from '../support/screens.ts';
import type { SiteProcess } from '../support/site-process.ts';
import { officeToast } from '../support/toasts.ts';

// A conflict is an answer with an error status, which the browser writes to the console.
test.use({ as: 'hiring', allowedPageErrors: [failedRequests] });

const english = (page: Page): Locator => page.getByRole('group', { name: 'English', exact: true });
const preview = (page: Page) => page.frameLocator('iframe:not([data-waiting])');

const written: JobContent = {
  ...emptyJob,
  closingDate: '2999-12-31',
  en: {
    ...{ jobTitle: 'Bookkeeper', location: 'Lisbon, Portugal', summary: 'You keep the books of four shops.' },
    ...{ responsibilities: ['Write invoices', 'Pay them'], qualifications: ['Counts'] },
  },
};

async function makeJob({ api }: Colleague, jobTitle: string): Promise<JobDetail> {
  const content = { ...written, en: { ...written.en, jobTitle } };
  const { id, version }: JobDetail = await (await api.post(officePaths.jobs, { data: content })).json();
  const url = officeUrl('jobPublication', { id });
  return (await api.put(url, { data: content, headers: { 'If-Match': `"${version}"` } })).json();
}

const jobOf = async ({ api }: Colleague, id: string): Promise<JobDetail> => (await api.get(officeUrl('job', { id }))).json();

const publicTitles = async (site: SiteProcess): Promise<string[]> =>
  ((await (await fetch(site.url + apiPaths.openCareers)).json()) as { jobTitle: string }[]).map(({ jobTitle }) => jobTitle);

test('a job is written, seen as visitors will see it, published, closed and taken back, by keyboard', async ({ page, site }) => {
  await openOffice(page, '/jobs');
  await page.keyboard.press('c');
  await english(page).getByLabel('Title').fill('Night watch');
  await english(page).getByLabel('Location').fill('Lisbon, Portugal');
  await english(page).getByLabel('Summary').fill('You look after the machines while others sleep.');
  await english(page).getByRole('button', { name: 'Add a line' }).first().press('Enter');
  await page.keyboard.type('Look');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Listen');
  await page.keyboard.press('Alt+ArrowUp');
  const lines = english(page).getByRole('textbox', { name: /Key responsibilities/ });
  await expect(lines.first()).toHaveValue('Listen');
  await expect(lines.first()).toBeFocused();

  await expect(page).toHaveURL(/\/office\/jobs\/[0-9a-f]{24}$/);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  // The job has an address now, and whoever was typing types on.
  await expect(lines.first()).toBeFocused();
  await expect(preview(page).getByRole('heading', { name: 'Night watch', includeHidden: true }).first()).toBeVisible();
  await expect(preview(page).getByText('Listen')).toBeVisible();

  await page.keyboard.press('Control+Enter');
  const day = page.getByLabel('Closing date');
  await expect(day).toBeFocused();
  await expect(page.getByText('One field to complete before you can publish')).toBeVisible();
  await day.fill('2020-01-01');
  await expect(page.getByText('That date is in the past. Choose today or later')).toBeVisible();
  await day.fill('2999-12-31');
  expect(await publicTitles(site)).not.toContain('Night watch');
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(officeToast(page, '“Night watch” is public')).toBeVisible();
  // The button is off now.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await publicTitles(site)).toContain('Night watch');

  await page.getByRole('button', { name: 'Close now' }).press('Enter');
  await expect(officeToast(page, '“Night watch” is closed and off the site')).toBeVisible();
  expect(await publicTitles(site)).not.toContain('Night watch');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('z');
  await expect.poll(() => publicTitles(site)).toContain('Night watch');
});

test('changes of a public job stay a draft, survive a closed window, and say when somebody else was faster', async ({
  page,
  site,
  colleague,
}) => {
  const [hiring, owner] = [await colleague('hiring'), await colleague('owner')];
  const job = await makeJob(hiring, 'Gardener');
  await openOffice(page, `/jobs/${job.id}`);
  const title = english(page).getByLabel('Title');
  await title.fill('Head gardener');
  await expect(page.getByText('1 unpublished change')).toBeVisible();
  await expect.poll(() => overflowingWidths(page, phone.viewport.width, narrowestWidth)).toEqual([]);
  await page.setViewportSize(desktop.viewport);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  expect(await publicTitles(site)).toContain('Gardener');

  await page.route(`**${officeUrl('jobDraft', { id: job.id })}`, (route) => route.abort());
  await title.fill('Head gardener of all');
  await expect(page.getByText(/^We couldn’t save it/)).toBeVisible();
  await page.goto('about:blank');
  await page.unroute(`**${officeUrl('jobDraft', { id: job.id })}`);
  await openOffice(page, `/jobs/${job.id}`);
  await expect(title).toHaveValue('Head gardener of all');
  await expect.poll(async () => (await jobOf(hiring, job.id)).title).toBe('Head gardener of all');

  // The browser hears of it only after it has written something itself.
  await page.route(`**${officePaths.changes}`, (route) => route.abort());
  await page.route(`**${officeUrl('job', { id: job.id })}`, (route) => route.abort());
  await openOffice(page, '/jobs');
  await page.unroute(`**${officeUrl('job', { id: job.id })}`);
  await page.getByRole('link', { name: 'Head gardener of all' }).click();
  await expect(title).toHaveValue('Head gardener of all');
  const { version, content } = await jobOf(owner, job.id);
  const theirs = { ...content, en: { ...content.en, jobTitle: 'Theirs' } };
  await owner.api.put(officeUrl('jobDraft', { id: job.id }), { data: theirs, headers: { 'If-Match': `"${version}"` } });
  await title.fill('Mine');
  await expect(page.getByText(/has changed this job in the meantime/)).toBeVisible();
  await expect(title).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await jobOf(hiring, job.id)).title).toBe('Mine');
  expect(await publicTitles(site)).toContain('Gardener');
});

test('the list is walked by keys, archives with undo, and is found from the palette', async ({ page, colleague }) => {
  const hiring = await colleague('hiring');
  const job = await makeJob(hiring, 'Archivist');
  await openOffice(page, '/jobs?view=open');
  await expect(page.getByRole('link', { name: 'Archivist' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row] a').first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help: Jobs' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-row] a').first()).toBeFocused();

  await page.getByRole('button', { name: 'Actions for Archivist' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(officeToast(page, '“Archivist” is archived')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Archivist' })).toHaveCount(0);
  await officeToast(page, '“Archivist” is archived').locator('..').getByRole('button', { name: /Undo/ }).click();
  await expect(page.getByRole('link', { name: 'Archivist' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  await page.keyboard.type('archivist');
  await page.getByRole('option', { name: /Archivist/ }).click();
  await expect(page).toHaveURL(new RegExp(`/office/jobs/${job.id}$`));
});

test('an editor sees nothing of jobs', async ({ browser, site, colleague }) => {
  const editor = await colleague('editor');
  const context = await browser.newContext({ baseURL: site.url, storageState: await editor.api.storageState() });
  const page = await context.newPage();
  await openOffice(page, '/reviews');
  await expect(page.getByRole('link', { name: 'Jobs' })).toHaveCount(0);
  await openOffice(page, '/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found.');
  expect((await page.request.get(officePaths.jobs)).status()).toBe(403);
  await context.close();
});
