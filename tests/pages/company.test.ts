import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brands } from '#brand';
import { configuredFields } from '#brand/changes';
import type { CompanyFields, CompanyValues } from '#contract/company';
import { weekOf } from '#contract/hours/week-hours';
import { defaultLocale, localizedPath, siteLocales } from '#contract/locales';
import { worldMap } from '#contract/map/world-map-size';
import { companyProfile, sitePaths, urls } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { readPdf } from '../../site/typst/testing/read-pdf.ts';
import { testWithArabic } from './test-with-arabic.ts';

const built = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));
const configured = configuredFields();

/** Every field with another value, which neither brand that is tested has. */
const others: CompanyFields = {
  phone: '+44 20 7946 0188',
  email: 'desk@harbour.example',
  chatNumber: '+44 20 7946 0199',
  chatGreeting: { en: 'Good day', ar: 'نهارك سعيد' },
  street: { en: 'Pier House, 9 Quay Street', ar: 'بيت الميناء، ٩ شارع الرصيف' },
  city: { en: 'Bristol', ar: 'بريستول' },
  map: 'https://maps.example/bristol',
  position: { latitude: -33.9, longitude: 18.4 },
  weekHours: weekOf((day) => (['Tuesday', 'Wednesday'].includes(day) ? [{ opens: '10:30', closes: '15:30' }] : [])),
  hoursExceptions: [],
  hoursLabel: { en: 'Tue-Wed 10:30-15:30', ar: 'الثلاثاء والأربعاء، من 10:30 إلى 15:30' },
  hoursOtherwise: null,
  facebook: 'https://facebook.com/harbour',
  instagram: null,
  linkedin: 'https://linkedin.com/company/harbour',
  x: null,
  claimedClients: 4321,
  claimedBranches: 17,
  claimedServices: 23,
  claimedProjects: 876,
  claimedProtectedBusinesses: 654,
  claimedUptime: 98.7,
  claimsMonitoring: false,
  claimsSupport: false,
  servicesOff: ['windows'],
  keepApplicationsMonths: 7,
};

async function change({ backend }: TestServer, values: CompanyValues): Promise<void> {
  const { version } = await backend.store.company.current();
  await backend.store.transaction(({ company }) => company.change(values, version, true));
}

/**
 * Matches the time at which the lists of a page were read, in milliseconds since 1970, and what Astro makes of it: any figure can be a part of these.
 */
const moment = /(?<=&quot;at&quot;:\[0,)\d{13}|(?<= uid=")\w+/g;

const read = async ({ app }: TestServer, path: string): Promise<string> =>
  (await app.inject(path)).body
    .replaceAll(moment, '')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&');

async function readPages(server: TestServer): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of [...sitePaths.filter((known) => !known.endsWith('.pdf')), worldMap.url, '/nowhere', '/ar/nowhere'])
    pages.set(path, (await server.app.inject(path)).body.replaceAll(moment, ''));
  return pages;
}

/** Times are kept on one line. */
const asTyped = (page: string) => page.replaceAll('\u00a0', ' ');

/** Can only come from the configuration. */
const traces = [
  ...[configured.phone, configured.phone.replaceAll(' ', ''), configured.email, configured.map, configured.hoursLabel?.en],
  ...[configured.street.en, configured.street.ar, configured.hoursLabel?.ar, configured.hoursOtherwise?.en, configured.hoursOtherwise?.ar],
  ...[configured.facebook, configured.instagram, configured.linkedin, configured.x],
  ...[configured.chatNumber && `wa.me/${configured.chatNumber.replaceAll(/\D/g, '')}`],
].filter((trace) => typeof trace === 'string');

testWithArabic(
  'no page says what was configured when everything is changed, and every page is again as it was when all is reset',
  async () => {
    const server = await startTestServer({}, built);
    const before = await readPages(server);
    await change(server, others);
    const changed = await readPages(server);
    await change(server, {});
    const reset = await readPages(server);

    expect(before.size).toBeGreaterThan(60);
    expect(traces.filter((trace) => ![...before.values()].some((page) => asTyped(page).includes(trace)))).toEqual([]);
    const wrong = [...changed].flatMap(([path, page]) =>
      [...traces, 'undefined', '>null<'].filter((trace) => asTyped(page).includes(trace)).map((trace) => `${path}: ${trace}`),
    );
    expect(wrong).toEqual([]);
    for (const [path, period] of [
      [urls.privacyPolicy, '7 months'],
      [`/ar${urls.privacyPolicy}`, '7 أشهر'],
    ] as const)
      expect([before.get(path)?.includes(period), changed.get(path)?.includes(period)]).toEqual([false, true]);
    expect([...before].filter(([path, page]) => reset.get(path) !== page).map(([path]) => path)).toEqual([]);
  },
  120_000,
);

testWithArabic('a changed company is on home, contact, the not-found page and in structured data with the next request', async () => {
  const server = await startTestServer({}, built);
  const [homeBefore, mapBefore] = [await read(server, urls.home), await read(server, worldMap.url)];
  await read(server, '/nowhere');
  await change(server, others);

  const [home, contact, arabic, missing] = [
    await read(server, urls.home),
    await read(server, urls.contact),
    await read(server, '/ar/contact'),
    await read(server, '/nowhere'),
  ];

  for (const page of [home, contact, missing]) {
    expect(page).toContain('tel:+442079460188');
    expect(page).toContain('https://wa.me/442079460199?text=Good%20day');
  }
  expect(contact).toContain('Pier House, 9 Quay Street');
  expect(contact).toContain('Tue-Wed 10:30-15:30');
  expect(arabic).toContain('بيت الميناء، ٩ شارع الرصيف');
  expect(arabic).toContain(encodeURIComponent('نهارك سعيد'));
  expect(home).toContain('4321');
  expect(homeBefore).not.toContain('4321');
  expect(await read(server, worldMap.url)).not.toBe(mapBefore);
  const graph = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(contact)?.[1] ?? '')['@graph'];
  expect(graph[0]).toMatchObject({
    telephone: '+442079460188',
    email: 'desk@harbour.example',
    address: { streetAddress: 'Pier House, 9 Quay Street', addressLocality: 'Bristol' },
    geo: { latitude: -33.9, longitude: 18.4 },
    hasMap: 'https://maps.example/bristol',
    openingHoursSpecification: { dayOfWeek: ['Tuesday', 'Wednesday'], opens: '10:30', closes: '15:30' },
    sameAs: ['https://facebook.com/harbour', 'https://linkedin.com/company/harbour'],
  });
});

test('a company that claims nothing and has no chat and no networks says nothing of them', async () => {
  const server = await startTestServer({}, built);
  const claims = Object.keys(configured).filter((field) => /^claim/.test(field));
  const none = Object.fromEntries(claims.map((field) => [field, field.startsWith('claimed') ? null : false]));
  await change(server, { ...none, chatNumber: null, facebook: null, instagram: null, linkedin: null, x: null });

  for (const [path, page] of await readPages(server)) {
    expect(page, path).not.toMatch(/wa\.me|24\/7|undefined|NaN/);
    expect(page, path).not.toContain('facebook.com/');
  }
}, 120_000);

test.each(siteLocales)(
  'the company profile follows, with the longest texts that the Office takes, in %s',
  async (locale) => {
    const server = await startTestServer({}, built);
    const path = localizedPath(companyProfile, locale);
    const wide = (length: number) => 'Harbour Road '.repeat(length).slice(0, length).trim();
    const wideArabic = (length: number) => 'شارع الميناء '.repeat(length).slice(0, length).trim();
    const longest = (length: number) => ({ en: wide(length), ar: wideArabic(length) });
    // That one which was made before is not kept is the same in every language.
    if (locale === defaultLocale) await server.app.inject(path);
    await change(server, {
      ...others,
      email: `${'m'.repeat(45)}@harbour.example`.slice(-60),
      phone: '+44 2 0 7 9 4 6 0 1 8 8 9 9',
      street: longest(80),
      city: longest(40),
      hoursLabel: longest(50),
      hoursOtherwise: longest(50),
      instagram: 'https://instagram.com/harbour',
      x: 'https://x.com/harbour',
      claimedClients: 999_999,
      claimedProjects: 999_999,
      claimedBranches: 999_999,
      claimedServices: 999_999,
      claimedUptime: 99.999,
    });

    const response = await server.app.inject(path);
    const { pages, links } = readPdf(response.rawPayload);
    const text = pages.join('\n').replaceAll(/\s+/g, ' ');

    expect(response.headers).toMatchObject({ 'x-page-cache': 'miss', 'content-type': 'application/pdf' });
    expect(response.headers['content-disposition'] ?? 'inline').toMatch(/^inline/);
    expect(response.rawPayload.length).toBeLessThanOrEqual(1_000_000);
    expect(text).toContain('999999');
    expect(links).toContain('tel:+44207946018899');
    expect(links).toContain('https://maps.example/bristol');
    expect(`${text} ${links.join(' ')}`).not.toContain(brands.en.email.label);
  },
  60_000,
);
