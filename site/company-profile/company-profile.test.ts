import { beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#brand';
import { hoursTexts } from '#content/hours-texts';
import type { CompanyValues } from '#contract/company';
import { hoursLines } from '#contract/hours/company-hours';
import { dayLater } from '#contract/hours/hours-exceptions';
import { weekOf } from '#contract/hours/week-hours';
import { locales, localizedPath } from '#contract/locales';
import { weekDays } from '#contract/time/week';
import { urls } from '#contract/urls';
import { claimed, claimsIn, figureText } from '#site/content/claims.ts';
import { withCompany } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { today } from '#site/content/hours.ts';
import { type ReadPdf, readPdf, withoutSigns } from '#site/typst/testing/read-pdf.ts';
import { makeCompanyProfile } from './company-profile.ts';
import { profileData } from './profile-data.ts';
import { typeset } from './typeset.ts';

const site = new URL('https://company.example');

describe.each(locales)('in %s', (locale) => {
  const brand = brands[locale];
  const home = content('home', locale);
  const text = content('companyProfileText', locale);
  const { clients, branches, services, projects, uptime, support } = claimsIn(locale);
  const claims = claimed([clients, branches, services, projects, uptime, support]);
  /** The figures have a page only when the company claims any. */
  const pageCount = claims.length > 0 ? 8 : 7;

  let bytes: Buffer;
  let pdf: ReadPdf;
  let pages: string[];
  const page = (name: string) => pages.find((words) => words.startsWith(copied(name))) ?? '';

  beforeAll(async () => {
    bytes = await makeCompanyProfile(locale, site);
    pdf = readPdf(bytes);
    pages = pdf.pages.map((words) => words.replaceAll(/\s+/g, ' ').trim());
  }, 60_000);

  /** A text as it is copied. */
  const copied = (words: string) => withoutSigns(words.replaceAll(/\s+/g, ' '));

  test('eight pages, one less without figures, in at most a megabyte', () => {
    expect(pages).toHaveLength(pageCount);
    expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  });

  test('it says who it is from, in what language, and where its chapters begin', () => {
    expect(pdf.source).toContain(`/Title (${text.document.title})`);
    expect(pdf.source).toContain(`/Author (${brand.legalName})`);
    expect(pdf.source).toContain(`/Lang (${locale === 'ar' ? 'ar' : 'en-GB'})`);
    const { whoWeAre, vision, howWeWork, itServices, marketing, figures, contact } = text;
    const chapters = [whoWeAre, vision, howWeWork, itServices, marketing, ...(claims.length > 0 ? [figures] : []), contact];
    for (const { eyebrow } of chapters) expect(pdf.source, eyebrow).toMatch(new RegExp(`/Title \\(${eyebrow}\\)\\s+/Dest`));
  });

  test('screen readers find headings, paragraphs, links and described pictures', () => {
    expect(pdf.source).toMatch(/\/Marked true/);
    for (const role of ['Document', 'H1', 'H2', 'P', 'Link', 'Figure']) expect(pdf.source).toContain(`/S /${role}\n`);
    expect(pdf.source.match(/\/S \/H1\n/g)).toHaveLength(pageCount);
    const figures = pdf.source.match(/\/S \/Figure\n/g) ?? [];
    expect(figures).toHaveLength(10);
    expect(pdf.source.match(/\/Alt \(/g)).toHaveLength(figures.length);
  });

  test('it has the typefaces of the site and no other', () => {
    const names = [...pdf.source.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['Alexandria', 'Manrope']));
  });

  test('its text can be selected and copied, every letter of it', () => {
    for (const words of pages) {
      expect(words.length).toBeGreaterThan(40);
      expect(words).not.toContain('�');
    }
    expect(pages[0]).toContain(copied(brand.arabicName ?? brand.name));
    expect(pages[0]).toContain(copied(brand.tagline));
  });

  test('its texts are those of the home page', () => {
    for (const { title, description } of Object.values(home.services.cards)) {
      expect(page(text.itServices.eyebrow)).toContain(copied(title));
      expect(page(text.itServices.eyebrow)).toContain(copied(description));
    }
    for (const { title, description } of Object.values(home.marketing.slides)) {
      expect(page(text.marketing.eyebrow)).toContain(copied(title));
      expect(page(text.marketing.eyebrow)).toContain(copied(description));
    }
    for (const step of Object.values(home.why.steps)) {
      expect(page(text.howWeWork.eyebrow)).toContain(copied(step.title));
      expect(page(text.howWeWork.eyebrow)).toContain(copied(step.text));
    }
    for (const point of Object.values(home.mission.points)) expect(page(home.vision.eyebrow)).toContain(copied(point.title));
  });

  test.skipIf(claims.length === 0)('it claims the figures of the site and no other', () => {
    const shown = page(text.figures.eyebrow).replaceAll(' ', '');
    const expected = claims.map((claim) => copied(`${figureText(claim)}${claim.label}`).replaceAll(' ', '')).join('');
    expect(shown).toContain(expected);
  });

  test('every contact is there and leads where it says', () => {
    const { phone, email, office, hours, social } = brand;
    const times = Object.values(hours.week).flatMap((day) => day.map(({ opens, closes }) => `${opens}-${closes}`));
    for (const fact of [phone.label, email.label, ...office.lines, ...hoursLines(hours, hoursTexts[locale]), ...times])
      expect(pages.at(-1)).toContain(copied(fact));
    const ownPages = [urls.contact, urls.ourGroup].map((url) => new URL(localizedPath(url, locale), site).href);
    expect(pdf.links).toEqual(expect.arrayContaining([phone.href, email.href, office.map, ...Object.values(social), ...ownPages]));
  });
});

test.each(locales)(
  'hours that differ on every day are said by the week, and an exception as far as there is room, in %s',
  async (locale) => {
    const times = (hour: number) =>
      [0, 4, 8].map((later) => ({ opens: `${hour + later}:00`.padStart(5, '0'), closes: `${hour + later}:45`.padStart(5, '0') }));
    const weekHours = weekOf((day) => times(weekDays.indexOf(day) + 6));
    const name = { en: 'Long holiday '.repeat(4).slice(0, 40).trim(), ar: 'عطلة طويلة '.repeat(4).slice(0, 40).trim() };
    const hoursExceptions = [0, 1, 2, 3].map((index) => ({
      name,
      week: weekHours,
      from: dayLater(today(), index * 2),
      to: dayLater(today(), index * 2 + 1),
    }));
    const contactWith = async (values: CompanyValues) =>
      readPdf(await withCompany(values, () => makeCompanyProfile(locale, site)))
        .pages.at(-1)
        ?.replaceAll(/\s+/g, ' ') ?? '';

    const crowded = await contactWith({ weekHours, hoursLabel: null, hoursOtherwise: null, hoursExceptions });
    const eid = { from: today(), to: today(), week: null, name: { en: 'Eid', ar: 'عيد' } };
    const roomy = await contactWith({ hoursExceptions: [eid] });

    expect(crowded).toContain('06:00-06:45');
    expect(crowded).not.toContain(withoutSigns(name[locale]));
    expect(crowded).not.toContain(withoutSigns(content('contact', locale).labels.hours));
    expect(roomy).toContain(withoutSigns(eid.name[locale]));
  },
);

test('a text that is too long for its place is set smaller, and one that is too long for its page begins another', async () => {
  const data = profileData('en', site);
  const pagesWith = async (changed: Partial<typeof data>) => readPdf(await typeset({ ...data, ...changed })).pages;
  const long = 'One more sentence. '.repeat(100);
  const [pillar, ...others] = data.whoWeAre.pillars;
  const pillars = [{ title: pillar?.title ?? '', text: long }, ...others];

  const small = await pagesWith({ whoWeAre: { ...data.whoWeAre, pillars } });
  const longer = await pagesWith({ whoWeAre: { ...data.whoWeAre, text: long } });

  expect([small.length, small.join(' ').split('more sentence.').length]).toEqual([8, 101]);
  expect([longer.length, longer.join(' ').split('sentence.').length]).toEqual([9, 101]);
}, 60_000);
