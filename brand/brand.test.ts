import { expect, test } from 'vitest';
import { type WeekDay, weekDays } from '#contract/time/week';
import { config } from '../brand.config.ts';
import { config as secondBrand } from '../tests/fixtures/second-brand.config.ts';
import { BrandError, checkBrand } from './check.ts';
import { contrast, weakContrasts } from './contrast.ts';
import { paletteOf } from './palette.ts';
import { calendarWeek, workingWeek } from './week.ts';

const brands = { 'brand.config.ts': config, 'the second brand': secondBrand };
const isDefault = config.origin === 'https://khutwa.example';

/** The lines of the error without its first, which names the file. */
function problemsOf(wrong: unknown): string[] {
  try {
    checkBrand(wrong);
    return [];
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return error.message.split('\n  ').slice(1);
  }
}

for (const [name, brand] of Object.entries(brands)) {
  test(`${name} is complete and correct`, () => {
    expect(() => checkBrand(brand)).not.toThrow();
  });

  test(`the colours of ${name} give every text a contrast of 4.5`, () => {
    expect(weakContrasts(paletteOf(brand.colours))).toEqual([]);
  });
}

test.skipIf(!isDefault)('the default company has the figures and hours of the specification', () => {
  expect(config.claims).toEqual({
    clients: 1000,
    branches: 4,
    services: 15,
    projects: 100,
    protectedBusinesses: 500,
    uptime: 99.9,
    monitoringAroundTheClock: true,
    supportAroundTheClock: true,
  });
  expect(config.hours).toMatchObject({ label: { en: 'Sat-Thr 09:00-17:00' }, otherwise: { en: 'Weekend by appointment' } });
  expect(config.tagline.en).toEqual({ before: 'The ', highlight: 'First Step', after: ' to Smarter Technology' });
  expect(config.colours).toMatchObject({ accent: { value: '#cda959' }, accentDark: { value: '#8e622c' } });
  expect(config.timeZone).toBe('Asia/Amman');
});

test('every field that is missing, unknown or wrong is named, each in one line', () => {
  const { legalName, ...others } = secondBrand;
  const wrong = {
    ...others,
    phone: '020 912 0188',
    timeZone: 'Europe/Galway',
    slogan: 'Yes.',
    hours: { ...secondBrand.hours, workingDays: ['Moonday'] },
    office: { ...secondBrand.office, latitude: '53' },
    origin: 'https://oflaherty.example/',
  };
  expect(problemsOf(wrong)).toEqual([
    'legalName is missing',
    expect.stringMatching(/^phone must be in international format/),
    'office.latitude must be a number',
    expect.stringMatching(/^hours\.workingDays\.0 must be one of Monday/),
    'timeZone must be the IANA name of a time zone, such as Europe/Lisbon',
    expect.stringMatching(/^origin must be scheme and host/),
    'slogan is not a field that the site knows',
  ]);
  expect(legalName).toBeDefined();
});

test('the languages of the site are one or several of those that there are texts in, each once', () => {
  const problems = (locales: unknown) => problemsOf({ ...secondBrand, locales });
  for (const right of [['en'], ['ar'], ['ar', 'en']]) expect(problems(right)).toEqual([]);
  expect(problems([])).toEqual(['locales.0 must be en or ar']);
  expect(problems(['ar', 'ar'])).toEqual(['locales must have each language once']);
  expect(problems(['fr'])).toEqual(['locales.0 must be en or ar']);
  expect(problems(undefined)).toEqual(['locales is missing']);
});

test('values that do not go together are named', () => {
  expect(problemsOf({ ...secondBrand, hours: { ...secondBrand.hours, closes: '08:00' } })).toEqual([
    'hours.closes must be later than opens',
  ]);
  const dim = { ...secondBrand.colours, accent: { name: { en: 'Sea' }, value: '#20494d' } };
  expect(problemsOf({ ...secondBrand, colours: dim })).toContain(
    'colours.accent has, as text on colours.ink, a contrast of 1.8, which must be at least 4.5',
  );
});

test.each([
  ['swapped', { ink: secondBrand.colours.paper, paper: secondBrand.colours.ink }],
  ['both light', { ink: { name: { en: 'Snow' }, value: '#ffffff' } }],
])('colours that are %s are refused in one line that says which of the fields is the dark one', (_how, changed) => {
  expect(problemsOf({ ...secondBrand, colours: { ...secondBrand.colours, ...changed } })).toEqual([
    expect.stringMatching(/^colours\.ink must be darker than colours\.paper: ink is the dark ground of the site/),
  ]);
});

test('two accents that are each other’s colour are refused in one line that says to exchange them', () => {
  const { accent, accentDark } = secondBrand.colours;
  expect(problemsOf({ ...secondBrand, colours: { ...secondBrand.colours, accent: accentDark, accentDark: accent } })).toEqual([
    expect.stringMatching(/^colours\.accentDark must be darker than colours\.accent: .+ Exchange the two$/),
  ]);
});

test('a colour that cannot be read is named by the fields of brand.config.ts, not by what is made of them', () => {
  const grey = (value: string) => ({ name: { en: 'Grey' }, value });
  for (const changed of [
    { ink: grey('#707070') },
    { paper: grey('#808080') },
    { accent: grey('#303030') },
    { accentDark: grey('#e0e0e0') },
  ]) {
    const problems = problemsOf({ ...secondBrand, colours: { ...secondBrand.colours, ...changed } });
    expect(problems).not.toEqual([]);
    for (const problem of problems)
      expect(problem).toMatch(
        /^colours\.\w+ (?:mixed with colours\.\w+ )?has, as text on colours\.\w+(?: mixed with colours\.\w+)?, a contrast of \d\.\d, which must be at least 4\.5$/,
      );
  }
});

test('black on white has the largest contrast there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test('a working week begins after the days off and ends before them', () => {
  const weekOf = (startsOn: WeekDay, off: WeekDay[]) =>
    workingWeek(
      calendarWeek(
        startsOn,
        weekDays.filter((day) => !off.includes(day)),
      ),
    );
  expect(weekOf('Saturday', ['Friday'])).toEqual({ first: 'Saturday', last: 'Thursday', dayOff: 'Friday' });
  expect(weekOf('Sunday', ['Saturday', 'Sunday'])).toEqual({ first: 'Monday', last: 'Friday', dayOff: 'Saturday' });
  expect(weekOf('Monday', [])).toEqual({ first: 'Monday', last: 'Sunday', dayOff: undefined });
});
