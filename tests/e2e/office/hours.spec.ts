import { brand } from '#brand';
import { hoursTexts } from '#content/hours-texts';
import { weekInWords } from '#contract/hours/hours-words';
import { type WeekHours, weekOf } from '#contract/hours/week-hours';
import type { Locale } from '#contract/locales';
import { officePaths } from '#contract/office/paths';
import { accessibilityViolations } from '../accessibility.ts';
import { failedRequests } from '../failing-api.ts';
import { expect, openOffice, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

// A refused change is an answer, which browsers report all the same.
test.use({ as: 'editor', allowedPageErrors: [failedRequests] });

const { week, weekStartsOn, days } = brand.hours;
const firstOpen = hoursTexts.en.days[days.find(({ open }) => open)?.day ?? 'Monday'];
const shorter = weekOf((day) => (week[day].length > 0 ? [{ opens: '10:00', closes: '15:00' }] : []));
const inWords = (hours: WeekHours, locale: Locale) =>
  weekInWords(hours, weekStartsOn, hoursTexts[locale]).join('').replaceAll('\u00a0', ' ');

/** A day so many days from now. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an editor sets hours for Ramadan with the keyboard, the next visitor reads them in both languages, and they are taken back', async ({
  page,
}) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const [contact, about] = [await read('/contact'), await read('/about')];
  await openOffice(page, '/hours');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname));
  // As they are, there is nothing to publish.
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Add an exception' }).press('Enter');
  expect(sent.filter((path) => path === officePaths.hours)).toEqual([]);
  await page.getByRole('menuitem', { name: /^Ramadan/ }).press('Enter');
  const card = page.getByRole('listitem', { name: 'Ramadan' });
  await expect(card.getByLabel('Name in English')).toBeFocused();
  await card.getByLabel('First day').fill(day(2));
  await card.getByLabel('Last day').fill(day(1));
  await page.keyboard.press('Control+Enter');
  await expect(card.getByText('The last day can’t be before the first')).toBeVisible();
  await expect(card.getByLabel('Last day')).toBeFocused();
  await card.getByLabel('Last day').fill(day(30));
  await card.getByLabel(`${firstOpen} opens`).fill('10:00');
  await card.getByLabel(`${firstOpen} closes`).fill('15:00');
  await card.getByRole('button', { name: `Same hours as ${firstOpen} on all open days` }).press('Enter');
  await expect(card.getByText('Announced on the site')).toBeVisible();

  // What is typed survives a reload.
  await page.reload();
  await expect(page.getByText('Not published yet')).toBeVisible();
  await card.getByLabel('Name in English').focus();
  await page.keyboard.press('Control+Enter');
  await expect(officeToast(page, 'The opening hours are on the site')).toBeVisible();
  const spaced = async (path: string) => (await read(path)).replaceAll('\u00a0', ' ');
  expect(await spaced('/contact')).toMatch(new RegExp(`Ramadan, [^<]+: ${inWords(shorter, 'en')}`));
  expect(await spaced('/ar/about')).toMatch(new RegExp(`رمضان، من [^<]+: ${inWords(shorter, 'ar')}`));
  expect(await read('/contact')).toContain(
    `"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","validFrom":"${day(2)}"`,
  );

  await page.getByRole('heading', { name: 'Opening hours', level: 1 }).click();
  await page.keyboard.press('z');
  await expect(officeToast(page, /^Undone/)).toBeVisible();
  await expect(card).toBeHidden();
  expect([await read('/contact'), await read('/about')].map(withoutMoments)).toEqual([contact, about].map(withoutMoments));
});

/** Without what differs with each rendering: when the lists of a page were read, and what Astro makes of it. */
const withoutMoments = (html: string) => html.replaceAll(/(?<=&quot;at&quot;:\[0,)\d{13}|(?<= uid=")\w+/g, '');

test('words of one’s own are marked where they say something else than the hours, and colleagues’ changes go together', async ({
  page,
  colleague,
}) => {
  await openOffice(page, '/hours');
  const words = page.getByRole('region', { name: 'In words' });
  await words.getByRole('switch', { name: /^Use our own wording/ }).setChecked(true);
  await words.getByLabel('Wording in English').fill('Sun-Thu 08:00-16:00');
  await expect(words.getByRole('status')).toHaveText('This wording says other days or times than the hours above.');
  await words.getByRole('switch', { name: /^Use our own wording/ }).setChecked(false);
  await expect(words.getByText(inWords(week, 'en'))).toBeVisible();

  const { api } = await colleague('owner');
  const { version } = await (await api.get(officePaths.hours)).json();
  const answer = await api.patch(officePaths.hours, {
    data: { hoursOtherwise: { en: 'By appointment' } },
    headers: { 'if-match': `"${version}"` },
  });
  expect(answer.status()).toBe(200);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(officeToast(page, 'The opening hours are on the site')).toBeVisible();
  await expect(words.getByLabel('At other times in English')).toHaveValue('By appointment');
  const contact = (await (await page.request.get('/contact')).text()).replaceAll('\u00a0', ' ');
  for (const shown of [inWords(week, 'en'), 'By appointment']) expect(contact).toContain(shown);
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
});

test('the hours with an exception and something to correct are accessible in both languages, on laptop and phone', async ({
  page,
  colleague,
}) => {
  const { api } = await colleague('editor');
  for (const locale of ['ar', 'en'] as const) {
    await api.patch(officePaths.account, { data: { preferences: { locale } } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openOffice(page, '/hours');
    await page.locator('[aria-haspopup="menu"]').last().click();
    await page.getByRole('menuitem').first().click();
    await page.locator('input[type="time"]').first().fill('');
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('input[type="time"]').first()).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.locator('form button.button--ghost').last().click();
  }
});
