import type { Page } from '@playwright/test';
import type { Job } from '#contract/job';
import { waitForIslands } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';

const details = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const application = (page: Page) => page.getByRole('dialog', { name: 'Apply for Position' });

async function firstJob(url: string): Promise<Job> {
  const [career] = (await (await fetch(`${url}/api/careers/open`)).json()) as Job[];
  if (!career) throw new Error('The demo has no open position');
  return career;
}

async function openApplication(page: Page, title: string): Promise<void> {
  await page.goto('/careers');
  await waitForIslands(page);
  await page.getByRole('link', { name: `Details: ${title}` }).click();
  await details(page, title).getByRole('button', { name: 'Apply for this Position' }).click();
  await expect(application(page)).toBeVisible();
}

test('back leads from the application to the job and on to the list, and forward the same way', async ({ page, site }) => {
  const { _id, jobTitle } = await firstJob(site.url);
  await openApplication(page, jobTitle);
  await page.goBack();
  await expect(details(page, jobTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply for this Position' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/careers');
  await page.goForward();
  await expect(details(page, jobTitle)).toBeVisible();
  await expect(page).toHaveURL(`/careers?job=${_id}`);
  await page.goForward();
  await expect(application(page).getByLabel('Full Name')).toBeFocused();
});

test('an application that is closed leaves the list, from which forward leads to the job again', async ({ page, site }) => {
  const { jobTitle } = await firstJob(site.url);
  await page.goto('/contact');
  await openApplication(page, jobTitle);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/careers');
  await page.goForward();
  await expect(details(page, jobTitle)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a reload in the application opens it again, with what was typed but for the file', async ({ page, site }) => {
  const { jobTitle } = await firstJob(site.url);
  await openApplication(page, jobTitle);
  await page.getByLabel('Full Name').fill('Salma Nour');
  await page.reload();
  await expect(application(page).getByLabel('Full Name')).toHaveValue('Salma Nour');
  await page.goBack();
  await expect(details(page, jobTitle)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/careers');
});

test('forward opens the review again', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Write a Review' });
  await opener.scrollIntoViewIfNeeded();
  await expect(page.locator('#write-review form[method="post"]')).toHaveJSProperty('noValidate', true);
  await opener.click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'Write a Review' })).toBeVisible();
});
