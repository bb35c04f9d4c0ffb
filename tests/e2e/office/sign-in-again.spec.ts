import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { officePaths } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, goodPassword, openOffice, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'owner', allowedPageErrors: [failedRequests] });

const tooOld = { status: 401, json: { key: 'office.signInAgain', message: 'Please sign in again before you change this' } };

/** Lets the server refuse the first call of a path, as it does an hour after the sign-in, and take any password then. */
async function refuseOnce(page: Page, method: string, path: string): Promise<void> {
  let isRefused = false;
  await page.route(`**${path}*`, (route) => {
    if (isRefused || route.request().method() !== method) return route.fallback();
    isRefused = true;
    return route.fulfill(tooOld);
  });
  const session = await (await page.request.get(officePaths.session)).json();
  await page.route(`**${officePaths.session}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: session }) : route.fallback(),
  );
}

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Is it still you?' });

async function signInAgain(page: Page): Promise<void> {
  await dialogIn(page).getByLabel('Password', { exact: true }).fill(goodPassword);
  await dialogIn(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialogIn(page)).toBeHidden();
}

test('an owner is invited after the password was given again, with what was typed', async ({ page }) => {
  await openOffice(page, '/people?invite=true');
  await page.getByLabel('Name', { exact: true }).fill('Omar Said');
  await page.getByLabel('Email').fill('omar@company.example');
  await page.getByRole('checkbox', { name: /^Owner/ }).check();
  await refuseOnce(page, 'POST', officePaths.people);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialogIn(page)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await signInAgain(page);
  await expect(officeToast(page, 'Omar Said invited')).toBeVisible();
});

test('the history is downloaded after the password was given again, with the mark by which spreadsheets know its letters', async ({
  page,
}) => {
  await openOffice(page, '/history');
  await expect(page.getByRole('row').first()).toBeVisible();
  await refuseOnce(page, 'GET', officePaths.historyCsv);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export this list as CSV' }).click();
  await signInAgain(page);
  const file = await readFile(await (await download).path());
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('whoever does not want to sign in again has what was typed, and nothing is said to have failed', async ({ page }) => {
  await openOffice(page, '/company');
  const setting = page.getByRole('switch', { name: /two-factor/i });
  await setting.click();
  await refuseOnce(page, 'PATCH', officePaths.company);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(dialogIn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toBeHidden();
  await expect(page.getByText(/1 unpublished change/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: /^Discard/ }).click();
});

test('an owner resets how a colleague signs in once the name is typed', async ({ page, colleague }) => {
  const { name, email } = await colleague('hiring');
  await openOffice(page, '/people');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Reset sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: `Reset sign-in for ${name}?` });
  await expect(dialog).toContainText(email);
  const reset = dialog.getByRole('button', { name: 'Reset sign-in' });
  await expect(reset).toBeDisabled();
  await dialog.getByLabel(/^Type the name/).fill(name);
  expect(await accessibilityViolations(page)).toEqual([]);
  // It would end the sessions that other tests go on with.
  await page.route('**/api/office/people/*/reset', (route) => route.fulfill({ status: 204 }));
  await reset.click();
  await expect(officeToast(page, new RegExp(`${name} was sent a link`))).toBeVisible();
});
