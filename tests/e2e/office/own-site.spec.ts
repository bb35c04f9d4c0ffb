import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hoursTexts } from '#content/hours-texts';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { OfficeText } from '#contract/office/texts';
import { content } from '#site/content/content.ts';
import { expect, openOffice, test } from '../support/office.ts';
import { officeTexts } from '../support/office-texts.ts';

test.use({ as: 'editor' });
/** Milliseconds: a picture is written in many widths. */
const patience = { timeout: 60_000 };

const onSite = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();
/** A day so many days from now. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** As a telephone that is held upright writes it: lying, with a note that it is to be turned. */
const photo = async () => ({
  name: 'IMG_2041.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7a8590' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

/** In the first preview. It is scaled, which Playwright's own clicks leave out of account. */
async function clickInPreview(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate((wanted) => {
    const frame = document.querySelector('iframe');
    const element = frame?.contentDocument?.querySelector(wanted);
    if (!frame || !element) throw new Error(`There is no ${wanted}`);
    const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
    const scale = outer.width / frame.offsetWidth;
    return { x: outer.left + (inner.left + inner.width / 2) * scale, y: outer.top + (inner.top + inner.height / 2) * scale };
  }, selector);
  await page.mouse.click(x, y);
}

// With the keyboard, and in English, each of these places has a test of its own.
test('somebody who has read nothing changes a headline, a picture, a service and the hours in Arabic, by mouse, and takes each back', async ({
  page,
  colleague,
}) => {
  test.slow();
  const { api } = await colleague('editor');
  const chooseLocale = (locale: 'en' | 'ar') => api.patch(officePaths.account, { data: { preferences: { locale } } });
  await chooseLocale('ar');
  const { texts, textNames, pictures, pages, hours, parts } = await officeTexts('ar');
  const place = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  const undo = () => page.getByRole('button', { name: parts.undo, exact: true }).last().click();
  try {
    await openOffice(page);
    await place('النصوص');
    // The home page is there before anything is chosen; a click on its headline writes it.
    await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible();
    await clickInPreview(page, 'h1 .highlight');
    const headline = (locale: 'en' | 'ar') =>
      page.getByRole('textbox', { name: texts.field.label[locale].replace('{name}', textNames.parts.title), exact: true });
    await expect(headline('ar')).toBeFocused();
    for (const [index, locale, words] of [
      [0, 'ar', 'حواسيب ثابتة'],
      [1, 'en', 'Steady computers'],
    ] as const) {
      await headline(locale).click();
      await headline(locale).fill(words);
      await expect(page.frameLocator('iframe').nth(index).getByRole('heading', { level: 1 })).toContainText(words);
      // Three clicks select the line.
      await headline(locale).click({ clickCount: 3 });
      await page
        .getByRole('group', { name: texts.field.label[locale].replace('{name}', textNames.parts.title), exact: true })
        .getByRole('button', { name: texts.field.mark })
        .click();
    }
    await page.getByRole('button', { name: texts.publishing.publish.two }).click();
    await expect(page.getByText(texts.publishing.done.two ?? '', { exact: true })).toBeVisible();
    expect([await onSite(page, '/ar'), await onSite(page, '/')]).toEqual([
      expect.stringContaining('حواسيب ثابتة'),
      expect.stringContaining('Steady computers'),
    ]);
    await undo();
    await expect.poll(() => onSite(page, '/ar')).not.toContain('حواسيب ثابتة');
    expect(await onSite(page, '/')).not.toContain('Steady computers');
    // What was written stays as drafts, which other tests would find.
    const home = (await (await api.get(officeUrl('text', { name: 'home' }))).json()) as OfficeText;
    const title = home.lines.find(({ path }) => path === 'hero/title');
    const changes = (['ar', 'en'] as const).map((locale) => ({
      ...{ name: 'home', path: 'hero/title', locale, draft: null },
      version: title?.byLocale[locale]?.version,
    }));
    expect((await api.put(officePaths.textDrafts, { data: { changes } })).status()).toBe(200);

    await place('الصور');
    const networking = content('servicePageNames', 'ar').networking;
    const hero = page.getByRole('region', { name: networking, exact: true }).getByRole('link', { name: pictures.head });
    await hero.click();
    await page.locator('input[type="file"]').setInputFiles(await photo());
    const whole = page.locator('svg', { has: page.locator('image') }).first();
    await expect(whole).toBeVisible(patience);
    const [, , width = 1, height = 1] = ((await whole.getAttribute('viewBox')) ?? '').split(' ').map(Number);
    expect(height / width).toBeCloseTo(4 / 3);
    await page.getByLabel(pictures.alt.ar).fill('ورشتنا');
    await page.getByLabel(pictures.alt.en).fill('Our workshop');
    await page.getByRole('button', { name: pictures.publish, exact: true }).click();
    await expect(page.getByRole('button', { name: pictures.reset })).toBeVisible(patience);
    expect(await onSite(page, '/networking')).toMatch(/\/uploads\/[^>]*alt="Our workshop"|alt="Our workshop"[^>]*\/uploads\//);
    expect(await onSite(page, '/ar/networking')).toContain('ورشتنا');
    await page.getByRole('button', { name: pictures.reset }).click();
    await expect.poll(() => onSite(page, '/networking')).not.toContain('Our workshop');

    await place('الصفحات');
    await page.getByRole('switch', { name: pages.isPublic.replace('{name}', pages.names.cctv) }).click();
    await expect(page.getByText(pages.switchedOff.replace('{name}', pages.names.cctv))).toBeVisible();
    expect((await page.request.get('/ar/cctv')).status()).toBe(404);
    await undo();
    await expect.poll(async () => (await page.request.get('/ar/cctv')).status()).toBe(200);

    await place('ساعات العمل');
    await page.getByRole('button', { name: hours.exceptions.add }).click();
    await page.getByRole('menuitem', { name: hours.holidayNames.ramadan }).click();
    const card = page.getByRole('listitem', { name: hours.holidays.ramadan.ar });
    await card.getByLabel(hours.exceptions.from).fill(day(2));
    await card.getByLabel(hours.exceptions.to).fill(day(30));
    const sunday = (label: string) => card.getByLabel(label.replace('{day}', hoursTexts.ar.days.Sunday), { exact: true });
    await sunday(hours.opens).fill('10:00');
    await sunday(hours.closes).fill('15:00');
    await card.getByRole('button', { name: hours.copy.replace('{day}', hoursTexts.ar.days.Sunday) }).click();
    await page.getByRole('button', { name: hours.publish }).click();
    await expect(page.getByText(hours.published)).toBeVisible();
    expect(await onSite(page, '/ar/contact')).toContain('رمضان');
    expect(await onSite(page, '/contact')).toContain('Ramadan');
    await undo();
    await expect.poll(() => onSite(page, '/ar/contact')).not.toContain('رمضان');
  } finally {
    await chooseLocale('en');
  }
});

/** Words that somebody types who does not know what a place is called here, the entry that they choose, and the address that it leads to. */
const lookedFor = {
  en: [
    ['home page', 'Home', /\/texts\?text=home$/],
    ['headline', 'Texts', /\/texts$/],
    ['hero', 'Home', /\/texts\?text=home$/],
    ['photo', 'Pictures', /\/pictures$/],
    ['CCTV', 'CCTV', /\/texts\?text=cctv$/],
    ['CCTV', 'Pages', /\/pages$/],
    ['Ramadan', 'Opening hours', /\/hours$/],
    ['opening hours', 'Opening hours', /\/hours$/],
  ],
  ar: [
    ['الصفحة الرئيسية', 'الرئيسية', /\/texts\?text=home$/],
    ['رمضان', 'ساعات العمل', /\/hours$/],
    ['ساعات الدوام', 'ساعات العمل', /\/hours$/],
    ['صورة', 'الصور', /\/pictures$/],
    ['كاميرات', 'الصفحات', /\/pages$/],
  ],
} as const;

for (const locale of ['en', 'ar'] as const)
  test(`words that are the name of no place lead there from the palette (${locale})`, async ({ page, colleague }) => {
    const { api } = await colleague('editor');
    const chooseLocale = (chosen: 'en' | 'ar') => api.patch(officePaths.account, { data: { preferences: { locale: chosen } } });
    await chooseLocale(locale);
    try {
      await openOffice(page);
      const search = page.getByRole('combobox');
      for (const [words, name, address] of lookedFor[locale]) {
        await page.keyboard.press('Control+k');
        await search.fill(words);
        // A click is lost where what the server has found comes between pressing and letting go.
        const option = page.getByRole('option', { name: new RegExp(`^${name}`) }).first();
        await expect(async () => {
          if ((await search.count()) > 0) await option.click({ timeout: 1_000 });
          await expect(search).toHaveCount(0, { timeout: 1_000 });
        }).toPass();
        await expect(page).toHaveURL(address);
      }
    } finally {
      await chooseLocale('en');
    }
  });
