import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { applicationForm } from '#contract/forms/application';
import type { Job } from '#contract/job';
import { limits } from '#contract/limits';
import { errorWithMessage, expectFailureNote, failedRequests, refusedConnection, stopClock, timeout } from './failing-api.ts';
import { emptyFile, pdfFile, pngFile, polyglotFile } from './sample-files.ts';
import { enter, expectInvalid, labelledTexts } from './support/fields.ts';
import { isPost } from './support/posts.ts';
import type { SiteProcess } from './support/site-process.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toasts.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Apply for Position' });
const fullName = (page: Page): Locator => dialogOf(page).getByLabel('Full Name');
const email = (page: Page): Locator => dialogOf(page).getByLabel('Email Address');
const resume = (page: Page): Locator => dialogOf(page).getByLabel('Resume (PDF)');
const submit = (page: Page): Locator => dialogOf(page).getByRole('button', { name: 'Submit Application' });

async function firstJob({ url }: SiteProcess): Promise<Job> {
  const [career] = (await (await fetch(`${url}/api/careers/open`)).json()) as Job[];
  if (!career) throw new Error('The demo has no open position');
  return career;
}

async function openApplication(page: Page, site: SiteProcess): Promise<void> {
  await page.goto(`/careers?job=${(await firstJob(site))._id}`);
  await page.getByRole('button', { name: 'Apply for this Position' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function fillIn(page: Page, sender = 'salma@example.com', file = pdfFile('Salma Nour.pdf')): Promise<void> {
  for (const [label, value] of Object.entries(labelledTexts(applicationForm))) await enter(dialogOf(page).getByLabel(label), value);
  await email(page).fill(sender);
  await resume(page).setInputFiles(file);
}

async function expectKept(page: Page, sender = 'salma@example.com'): Promise<void> {
  await expect(fullName(page)).toHaveValue('Salma Nour');
  await expect(email(page)).toHaveValue(sender);
  await expect(dialogOf(page).getByText('Salma Nour.pdf')).toBeVisible();
}

/** The stored applications of a sender. */
async function storedFrom(site: SiteProcess, sender: string) {
  const all = await site.readStore(({ applicants }) => applicants.list());
  return all.filter((applicant) => applicant.email === sender);
}

/** Counts the files of the private area, drafts included, that have this content. Those of other tests come and go meanwhile. */
async function copiesOf(site: SiteProcess, { buffer }: { buffer: Buffer }): Promise<number> {
  const folder = join(site.dataDir, 'files', 'resumes');
  const contents = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name)).catch(() => null)));
  return contents.filter((content) => content?.equals(buffer)).length;
}

const senderFor = (purpose: string) => `${purpose}-${test.info().project.name}@example.com`;

test('an application with a PDF of exactly 5 MB, sent by a double click, is stored once, and the page says so', {
  tag: '@responsive',
}, async ({ page, site }) => {
  const sender = senderFor('sent');
  const file = pdfFile('Salma Nour.pdf', limits.resume, sender);
  await page.clock.install();
  await openApplication(page, site);
  await fillIn(page, sender, file);
  await stopClock(page);
  await submit(page).dblclick();

  await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [stored, ...more] = await storedFrom(site, sender);
  expect(more).toEqual([]);
  expect(stored?.resumeSize).toBe(5 * 1024 * 1024);
  expect(await copiesOf(site, file)).toBe(1);
  await expect(page.getByRole('status').getByText(stored?.reference ?? 'the reference in the store')).toBeVisible();

  await page.clock.resume();
  await page
    .getByRole('link', { name: /^Details:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Apply for this Position' }).click();
  await expect(fullName(page)).toHaveValue('');
  await expect(email(page)).toHaveValue('');
  await expect(dialogOf(page).getByText('Salma Nour.pdf')).toHaveCount(0);
});

test('an empty form is not sent: every field has its message, the first one has the focus, and typing clears it', {
  tag: '@responsive',
}, async ({ page, site }) => {
  const calls: string[] = [];
  page.on('request', (request) => isPost(request) && calls.push(request.url()));
  await openApplication(page, site);
  await submit(page).click();
  await expectInvalid(fullName(page), 'Full name is required');
  await expectInvalid(email(page), 'Email is required');
  await expectInvalid(resume(page), 'Resume is required');
  await expect(fullName(page)).toBeFocused();

  await fullName(page).pressSequentially('S');
  await expect(fullName(page)).not.toHaveAttribute('aria-invalid');
  await email(page).pressSequentially('s');
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await expectInvalid(resume(page), 'Resume is required');
  await resume(page).setInputFiles(pdfFile('cv.pdf'));
  await expect(resume(page)).not.toHaveAttribute('aria-invalid');
  await expect(resume(page)).toHaveAccessibleDescription(/cv\.pdf/);
  await expect(dialogOf(page).getByText('Resume is required')).toHaveCount(0);

  await fullName(page).fill('   ');
  await submit(page).click();
  await expectInvalid(fullName(page), 'Full name is required');
  await expectInvalid(email(page), 'Please enter a valid email');
  expect(calls).toEqual([]);
});

test('a file that is not a PDF by its type, one byte over 5 MB, or empty is rejected at once with its message', async ({ page, site }) => {
  await openApplication(page, site);
  for (const [file, message] of [
    [pngFile('photo.png', 'image/png'), 'Please select a PDF file'],
    [pdfFile('large.pdf', limits.resume + 1), 'File size must be less than 5MB'],
    [emptyFile('empty.pdf'), 'Resume is required'],
  ] as const) {
    await resume(page).setInputFiles(pdfFile('good.pdf'));
    await expect(dialogOf(page).getByText('good.pdf')).toBeVisible();
    await resume(page).setInputFiles(file);
    await expectInvalid(resume(page), message);
    await expect(dialogOf(page).getByText(file.name)).toHaveCount(0);
    await expect(dialogOf(page).getByText('good.pdf')).toHaveCount(0);
  }
});

test('while the application is being sent the page shows its progress, and nothing can be changed', async ({ page, site }) => {
  const sender = senderFor('slow');
  await openApplication(page, site);
  await fillIn(page, sender, pdfFile('Salma Nour.pdf', 1_000_000));
  const network = await page.context().newCDPSession(page);
  const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await submit(page).click();

  const pending = dialogOf(page).getByRole('button', { name: 'Submitting...' });
  await expect(pending).toBeVisible();
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  for (const field of [fullName(page), email(page), resume(page)]) await expect(field).toBeDisabled();
  for (const name of ['Cancel', 'Close']) await expect(dialogOf(page).getByRole('button', { name })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expect
    .poll(async () => Number(await dialogOf(page).getByRole('progressbar').getAttribute('value')), { intervals: [50] })
    .toBeGreaterThan(0);
  await expectKept(page, sender);
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 20_000 });
  expect(await storedFrom(site, sender)).toHaveLength(1);
});

test.describe('when it cannot be sent', () => {
  test.use({ allowedPageErrors: [/Failed to load resource|The application could not be sent/] });

  test('the dialog says so, keeps what was entered, and can be sent again', async ({ page, site }) => {
    await page.clock.install();
    await openApplication(page, site);
    await fillIn(page);
    await stopClock(page);
    for (const failure of [refusedConnection, errorWithMessage, timeout])
      await test.step(`when the API ${failure.name}`, async () => {
        await page.route('**/api/applicants', failure.fail, { times: 1 });
        const sent = page.waitForRequest('**/api/applicants');
        await submit(page).click();
        await sent;
        // The timeout starts again with every byte sent.
        await page.clock.runFor(failure.noticedAfterMs + 1_000);

        const message = failure.message ?? 'Failed to submit application. Please try again.';
        await expectFailureNote(dialogOf(page), message);
        await expect(toast(page, message).last()).toBeVisible();
        await expect(dialogOf(page).locator('[aria-invalid]')).toHaveCount(0);
        await expectKept(page);
        await expect(submit(page)).toBeEnabled();
      });
  });

  test('a picture and a web page named .pdf are rejected by the server, which stores nothing', async ({ page, site }) => {
    const sender = senderFor('refused');
    await openApplication(page, site);
    for (const file of [pngFile('cv.pdf', 'application/pdf'), polyglotFile('cv.pdf')]) {
      await fillIn(page, sender, file);
      await expect(resume(page)).not.toHaveAttribute('aria-invalid');
      await submit(page).click();
      await expectInvalid(resume(page), 'Please select a PDF file');
      await expect(fullName(page)).toHaveValue('Salma Nour');
      expect(await copiesOf(site, file)).toBe(0);
    }
    expect(await storedFrom(site, sender)).toEqual([]);
  });

  test('an application whose response was lost is kept in the dialog that was closed by mistake, sent again and stored once', async ({
    page,
    site,
  }) => {
    const sender = senderFor('lost');
    let calls = 0;
    await page.route('**/api/applicants', async (route) => {
      calls += 1;
      const response = await route.fetch();
      await (calls === 1 ? route.abort('connectionreset') : route.fulfill({ response }));
    });
    await openApplication(page, site);
    await fillIn(page, sender);
    await submit(page).click();
    await expect(dialogOf(page).getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /^Details:/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Apply for this Position' }).click();
    await expectKept(page, sender);
    await submit(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(calls).toBe(2);
    expect(await storedFrom(site, sender)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedPageErrors: [failedRequests] });

  const form = (page: Page) => page.locator('form[enctype="multipart/form-data"]');

  test('the browser sends the application and the page shows its reference', async ({ page, site }) => {
    const sender = senderFor('plain');
    await page.goto(`/careers?job=${(await firstJob(site))._id}`);
    await form(page).getByLabel('Full Name').fill('Salma Nour');
    await form(page).getByLabel('Email Address').fill(sender);
    await form(page).getByLabel('Resume (PDF)').setInputFiles(pdfFile('Salma Nour.pdf'));
    await form(page).getByRole('button', { name: 'Submit Application' }).click();
    const [stored] = await storedFrom(site, sender);
    await expect(page.getByRole('status').getByText(stored?.reference ?? 'the reference in the store')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });

  test('what the server rejects comes back with the same messages and the typed values, and asks for the file again', async ({
    page,
    site,
  }) => {
    await page.goto(`/careers?job=${(await firstJob(site))._id}`);
    await form(page).getByLabel('Full Name').fill('  ');
    await form(page).getByLabel('Email Address').fill('salma@example.com');
    await form(page).getByLabel('Resume (PDF)').setInputFiles(pngFile('cv.pdf', 'application/pdf'));
    await form(page).getByRole('button', { name: 'Submit Application' }).click();
    await expectInvalid(form(page).getByLabel('Full Name'), 'Full name is required');
    await expectInvalid(form(page).getByLabel('Resume (PDF)'), 'Please select a PDF file');
    await expect(form(page).getByLabel('Email Address')).toHaveValue('salma@example.com');
    await expect(form(page).getByLabel('Full Name')).toBeFocused();
    await expect(form(page).getByText('please choose it again')).toBeVisible();
  });
});
