import { beforeAll, expect, test } from 'vitest';
import { brand } from '#brand';
import { companyProfileText } from '#content/en/company-profile';
import { figureText } from '#content/en/figures';
import { content } from '#site/content/content.ts';
import { makeCompanyProfile } from './company-profile.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';

/** The figures have a page only when the company claims any. */
const { claims } = companyProfileText.figures;
const pageCount = claims.length > 0 ? 8 : 7;

const home = content('home', 'en');

let bytes: Buffer;
let pdf: ReadPdf;
let pages: string[];

beforeAll(async () => {
  bytes = await makeCompanyProfile(new URL('https://company.example'));
  pdf = readPdf(bytes);
  pages = pdf.pages.map((text) => text.replace(/\s+/g, ' '));
}, 60_000);

test('eight pages, one less without figures, in at most a megabyte', () => {
  expect(pages).toHaveLength(pageCount);
  expect(bytes.length).toBeLessThanOrEqual(1_000_000);
});

test('it says who it is from, in what language, and where its chapters begin', () => {
  expect(pdf.source).toContain(`/Title (${brand.name}: Company Profile)`);
  expect(pdf.source).toContain(`\n(${brand.legalName})`);
  expect(pdf.source).toContain('/Lang (en-GB)');
  const chapters = [
    'Who we are',
    'Vision and mission',
    'How we work',
    'IT services',
    'Marketing services',
    ...(claims.length > 0 ? ['In figures'] : []),
    'Offices and contact',
  ];
  for (const chapter of chapters) expect(pdf.source, chapter).toMatch(new RegExp(`/Title \\(${chapter}\\)[\\s\\S]*?/Dest`));
});

test('screen readers find headings, paragraphs, links and described pictures', () => {
  expect(pdf.source).toMatch(/\/Marked true/);
  for (const role of ['Document', 'Sect', 'H1', 'H2', 'P', 'Link', 'Figure']) expect(pdf.source).toContain(`/S /${role}`);
  const figures = pdf.source.match(/\/S \/Figure/g) ?? [];
  expect(pdf.source.match(/\/Alt \(/g)).toHaveLength(figures.length);
});

test('its text can be selected and copied, every letter of it', () => {
  for (const text of pages) {
    expect(text.length).toBeGreaterThan(40);
    expect(text).not.toContain('�');
  }
  // The glyphs of an Arabic name are in the order of drawing.
  expect(pages[0]).toContain(brand.arabicName ? [...brand.arabicName].toReversed().join('') : brand.name);
});

test('the services and steps are those of the home page', () => {
  for (const { title, description } of Object.values(home.services.cards)) {
    expect(pages[4]).toContain(title);
    expect(pages[4]).toContain(description);
  }
  for (const { title } of Object.values(home.marketing.slides)) expect(pages[5]).toContain(title);
  for (const { title, text } of Object.values(home.why.steps)) {
    expect(pages[3]).toContain(title);
    expect(pages[3]).toContain(text);
  }
  for (const { title } of Object.values(home.mission.points)) expect(pages[2]).toContain(title);
});

test.skipIf(claims.length === 0)('it claims the figures of the site and no other', () => {
  const shown = pages[6]?.replaceAll(' ', '').replace(/^.*counted\./, '') ?? '';
  const expected = claims.map((claim) => `${figureText(claim)}${claim.label}`.replaceAll(' ', '')).join('');
  expect(shown.slice(0, expected.length)).toBe(expected);
});

test('every contact is there and leads where it says', () => {
  const { phone, email, office, hours, social } = brand;
  for (const fact of [phone.label, email.label, ...office.lines, hours.label, `${hours.opens}-${hours.closes}`])
    expect(pages.at(-1)).toContain(fact);
  const site = ['https://company.example/contact', 'https://company.example/our-group'];
  expect(pdf.links).toEqual(expect.arrayContaining([phone.href, email.href, office.map, ...Object.values(social), ...site]));
});
