import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { officePaths, officeUrl } from '#contract/office/paths';
import { failedRequests } from '../failing-api.ts';
import { expect, goOnTo, openOffice, sendApplication, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'hiring', allowedPageErrors: [failedRequests] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const applicant = (fullName: string, locale = 'en') => ({ fullName, email: `${fullName.replaceAll(' ', '.')}@visitor.example`, locale });

test('from the board, 20 are read in the order in which one began, whoever moves meanwhile, and a reload goes on there', async ({
  page,
  site,
  colleague,
}) => {
  test.slow();
  const hiring = await colleague('hiring');
  for (let number = 10; number < 32; number += 1) await sendApplication(site, hiring, applicant(`Reader Number${number}`));
  const board = (await (await hiring.api.get(officePaths.applicationBoard)).json()) as {
    steps: { state: string; rows: { fullName: string }[] }[];
  };
  const inOrder = board.steps.find(({ state }) => state === 'new')?.rows.map(({ fullName }) => fullName) ?? [];
  const from = inOrder.findIndex((name) => name.startsWith('Reader'));
  const expected = inOrder.slice(from, from + 21);

  await openOffice(page, '/applications');
  await step(page, 'New')
    .getByRole('link', { name: expected[0] ?? '', exact: true })
    .press('Enter');
  const read: string[] = [];
  for (const [index, name] of expected.slice(0, 20).entries()) {
    await expect(heading(page)).toHaveText(name);
    read.push((await heading(page).textContent()) ?? '');
    await page.keyboard.press(String(1 + (index % 5)));
    if (index % 2 === 0) await page.keyboard.press('m');
    if (index === 9) {
      await expect(page.getByRole('button', { name: 'Reading', exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.reload();
      await expect(heading(page)).toHaveText(name);
    }
    await page.keyboard.press('j');
  }
  await expect(heading(page)).toHaveText(expected[20] ?? '');
  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText(expected[19] ?? '');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(heading(page)).toHaveText(expected[18] ?? '');

  expect(read).toEqual(expected.slice(0, 20));
  await expect
    .poll(async () => {
      const { rows } = await (await hiring.api.get(`${officePaths.applications}?search=Reader&limit=100`)).json();
      const states = rows.map((row: { state: string; rating: number | null }) => [row.state, row.rating !== null]);
      return [
        states.filter(([state]: [string]) => state === 'reading').length,
        states.filter(([, rated]: [string, boolean]) => rated).length,
      ];
    })
    .toEqual([10, 20]);
});

test('several are declined with one mail, each in their language, and taken back at once; who was told is left out and counted', async ({
  page,
  site,
  colleague,
}) => {
  const hiring = await colleague('hiring');
  for (const [name, locale] of [
    ['Amal Tulip', 'en'],
    ['Basma Tulip', 'ar'],
    ['Camil Tulip', 'en'],
  ] as const)
    await sendApplication(site, hiring, applicant(name, locale));
  site.execute("update applicants set state = ?, told_at = ? where full_name = 'Camil Tulip'", 'declined', '2026-01-01T00:00:00.000Z');
  await openOffice(page, '/applications?layout=list&sort=name&search=Tulip');
  await page.getByRole('checkbox', { name: 'Select Amal Tulip' }).click();
  await page.getByRole('checkbox', { name: 'Select Camil Tulip' }).click({ modifiers: ['Shift'] });

  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: /^Decline/ })
    .click();
  await page.getByRole('menuitem', { name: 'Decline, and write to them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to 2 people' });
  await expect(dialog.getByText('1 has been notified already and is left out.')).toBeVisible();
  // The template that declines is chosen in each language, and what is emptied stays empty.
  await expect(dialog.getByLabel('Template').locator('option:checked')).toHaveText('Decline');
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your application for {{job}}');
  await dialog.getByText('Arabic, 1').click();
  await expect(dialog.getByLabel('Template').locator('option:checked')).toHaveText('اعتذار');
  await dialog.getByLabel('Subject').fill('');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog.getByText('The Arabic email needs a subject and some text.')).toBeVisible();
  await dialog.getByLabel('Template').selectOption({ label: 'اعتذار' });
  await dialog.getByText('Preview for Basma Tulip').click();
  await expect(dialog.getByText('مرحبًا Basma،')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');

  await expect(officeToast(page, 'Sending 2 emails in 10 seconds')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Tulip/ }).filter({ hasText: 'Declined' })).toHaveCount(3);
  await page.keyboard.press('z');
  await expect(officeToast(page, 'Undone: Sending 2 emails in 10 seconds')).toBeVisible();
  await expect(page.getByRole('row', { name: /Tulip/ }).filter({ hasText: 'New' })).toHaveCount(2);
});

test('the mail that invites to an interview carries it for the calendar; its date, place and template survive a closed draft', async ({
  page,
  site,
  colleague,
  mails,
}) => {
  const hiring = await colleague('hiring');
  const { id, statusPath } = await sendApplication(site, hiring, applicant('Lina Crocus'));
  await openOffice(page, `/applications/${id}/mail`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await page.keyboard.press('ControlOrMeta+/');
  await page.getByRole('menuitem', { name: 'Invitation to an interview' }).click();
  await text.fill('Hello,\n\nlet us talk.');
  await page.getByLabel('Interview', { exact: true }).fill('2030-12-02T10:00');
  await page.getByLabel('Place', { exact: true }).fill('Rainbow Street 1');
  await expect(page.getByText('An invitation for their calendar goes with this email')).toBeVisible();
  await expect(page.getByText(/^Draft saved/).filter({ visible: true })).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');

  await openOffice(page, `/applications/${id}/mail`);
  await expect(page.getByLabel('Interview', { exact: true })).toHaveValue('2030-12-02T10:00');
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue('Rainbow Street 1');
  await expect(page.getByRole('button', { name: 'Template: Invitation to an interview' })).toBeVisible();
  // Sent from the field of the place, whose words stand in the text by then.
  await text.fill('Hello,\n\nwe meet at Rainbow Street 1.');
  await page.getByLabel('Place', { exact: true }).fill('Rainbow Street 2');
  await page.getByLabel('Place', { exact: true }).press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Undo send' }).first()).toBeVisible();

  await expect
    .poll(() => mails.received.some(({ raw }) => /text\/calendar; charset=utf-8; method=REQUEST/.test(String(raw))), { timeout: 25_000 })
    .toBe(true);
  await page.goto(statusPath);
  await expect(page.getByText('45 minutes')).toBeVisible();
  await expect(page.getByText('Rainbow Street 2')).toBeVisible();
});

test('a place is typed letter by letter, and the mail says it once it is typed: none of its letters is changed elsewhere', async ({
  page,
  site,
  colleague,
}) => {
  const { id } = await sendApplication(site, await colleague('hiring'), applicant('Mona Aster'));
  await openOffice(page, `/applications/${id}/mail`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await page.getByLabel('Interview', { exact: true }).fill('2030-12-02T10:00');
  const place = page.getByLabel('Place', { exact: true });
  await place.fill('');
  await place.blur();
  await text.fill('We meet here: [[place]]. Please ring twice.');

  await place.pressSequentially('Ring 2');
  await expect(text).toHaveValue('We meet here: [[place]]. Please ring twice.');
  await place.blur();
  await expect(text).toHaveValue('We meet here: Ring 2. Please ring twice.');
  await place.fill('');
  await place.pressSequentially('e');
  await place.blur();

  await expect(text).toHaveValue('We meet here: e. Please ring twice.');
});

test('a colleague’s calendar has an address that is made, read without signing in, and ended', async ({
  page,
  site,
  colleague,
  playwright,
}) => {
  const hiring = await colleague('hiring');
  const { id: me } = (await (await hiring.api.get(officePaths.account)).json()) as { id: string };
  const { id } = await sendApplication(site, hiring, applicant('Dana Iris'));
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const interview = { at, minutes: 30, place: 'Room 3', people: [me] };
  await hiring.api.patch(officeUrl('application', { id }), { data: { state: 'interview', interview }, headers: { 'if-match': '"1"' } });

  await openOffice(page);
  await expect(page.getByRole('link', { name: 'Dana Iris' })).toBeVisible();
  await goOnTo(page, '/account');
  await page.getByRole('button', { name: 'Create an address' }).click();
  const url = await page.getByLabel('Address for your calendar app').inputValue();
  const nobody = await playwright.request.newContext();
  const calendar = await nobody.get(new URL(new URL(url).pathname, site.url).href);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create an address' })).toBeVisible();
  const ended = await nobody.get(new URL(new URL(url).pathname, site.url).href);

  expect(await calendar.text()).toContain('Dana Iris');
  expect([calendar.status(), ended.status()]).toEqual([200, 404]);
  await nobody.dispose();
});

test('the list is a file for spreadsheet programs', async ({ page, site, colleague }) => {
  await sendApplication(site, await colleague('hiring'), applicant('Huda Lotus'));
  await openOffice(page, '/applications?layout=list&search=Lotus');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');

  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain('Huda Lotus');
  expect(csv).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,,Huda Lotus/);
});

test('the declined are in view at 1024 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openOffice(page, '/applications');
  await expect(step(page, 'Declined')).toBeInViewport({ ratio: 0.9 });
});
