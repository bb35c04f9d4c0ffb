import { fileURLToPath } from 'node:url';
import { type Document, Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { pageOfService, type ServicePage, serviceFamilies, serviceIds, servicePages } from '#contract/services';
import { companyProfile, pageUrl, urls } from '#contract/urls';
import { type BuiltSite, readBuiltSite } from '#server/assets/built-site';
import { reviewForm } from '#server/testing/forms';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { withCompany } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { offeredSlides } from '#site/sections/home/marketing-slides.ts';
import { offeredCards } from '#site/sections/home/service-cards.ts';
import { readPdf } from '../../site/typst/testing/read-pdf.ts';
import { nameOf, textOf, textsOf } from './page-document.ts';

const { DOMParser } = new Window();
const built: BuiltSite = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));

async function switchOff({ backend }: TestServer, servicesOff: readonly ServicePage[]): Promise<void> {
  const { version } = await backend.store.company.current();
  await backend.store.transaction(({ company }) => company.change({ servicesOff: [...servicesOff] }, version, true));
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html') as unknown as Document;

/** The paths that somebody who follows every link of the site comes to, with the statuses of the pages, beginning at the home page. */
async function crawl({ app }: TestServer, locale: Locale): Promise<Map<string, { status: number; html: string }>> {
  const found = new Map<string, { status: number; html: string }>();
  const next = [pageUrl('home', locale), ...siteLocales.map((other) => localizedPath('/nowhere', other))];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (found.has(path)) continue;
    const { statusCode: status, body: html } = await app.inject(path);
    found.set(path, { status, html });
    const links = [...html.matchAll(/<(?:a|form) [^>]*?(?:href|action)="(\/[^"#?]*)/g)].map(([, link = '']) => link);
    // Those of the other language are followed in its own turn.
    next.push(...links.filter((link) => !/\.\w+$/.test(link) && link.startsWith('/ar') === (locale === 'ar')));
  }
  return found;
}

/** Finds what is wrong with the site in a language while these services are off. */
async function faults(server: TestServer, off: readonly ServicePage[], locale: Locale): Promise<string[]> {
  const pages = await crawl(server, locale);
  const paths = off.map((page) => pageUrl(page, locale));
  const wrong = [...pages].flatMap(([path, { status, html }]) => [
    ...(status === 200 || path.endsWith('/nowhere') ? [] : [`${path} is linked and answers ${status}`]),
    ...paths.filter((gone) => new RegExp(`(?:href|action|url)"?[=:]"[^"]*${gone}["?#]`).test(html)).map((gone) => `${path} names ${gone}`),
    ...(/>undefined|undefined</.test(html) ? [`${path} shows undefined`] : []),
  ]);
  for (const path of paths) {
    const { statusCode, body } = await server.app.inject(path);
    if (statusCode !== 404 || !body.includes('<html')) wrong.push(`${path} answers ${statusCode}`);
  }
  const sitemap = (await server.app.inject('/sitemap.xml')).body;
  for (const path of paths) if (sitemap.includes(`${path}<`) || sitemap.includes(`${path}"`)) wrong.push(`the sitemap has ${path}`);
  const left = servicePages.filter((page) => !off.includes(page));
  for (const path of left.map((page) => pageUrl(page, locale))) if (!pages.has(path)) wrong.push(`nothing leads to ${path}`);
  return [...wrong, ...homeFaults(parse(pages.get(pageUrl('home', locale))?.html ?? ''), off, locale)];
}

/** Finds what is wrong with what the home page counts and offers. */
function homeFaults(home: Document, off: readonly ServicePage[], locale: Locale): string[] {
  const { cards, slides } = withCompany({ servicesOff: [...off] }, () => ({ cards: offeredCards(), slides: offeredSlides() }));
  const text = content('home', locale);
  const shown = {
    cards: textsOf(home.querySelectorAll('[aria-labelledby="services-title"] h3')),
    slides: textsOf(home.querySelectorAll('[aria-labelledby="marketing-title"] h3')),
    steps: home.querySelectorAll('[aria-labelledby="marketing-title"] ol li').length,
    labels: [...home.querySelectorAll('[aria-roledescription="slide"]')].map(nameOf),
    numbers: [...home.querySelectorAll('main .eyebrow > [aria-hidden="true"]')].map((number) => Number(textOf(number))),
    choices: [...home.querySelectorAll('select[name="service"] option')].map((option) => option.getAttribute('value')).filter(Boolean),
    heading: textsOf(home.querySelectorAll('#services-title')),
  };
  const inWords = content('numerals', locale)[cards.length] ?? '';
  const counted = locale === 'en' ? new RegExp(`^${inWords} crafts?, `, 'i') : /^(?:اختصاص واحد|اختصاصان|\S+ اختصاصات)، /;
  const expected = {
    cards: cards.map(({ name }) => text.services.cards[name].title),
    slides: slides.map(({ page }) => text.marketing.slides[page].title),
    steps: slides.length > 1 ? slides.length : 0,
    labels: slides.map((_, index) =>
      text.marketing.slideOf.replace('{slide}', String(index + 1)).replace('{count}', String(slides.length)),
    ),
    numbers: shown.numbers.map((_, index) => index + 1),
    choices: serviceIds.filter((service) => !off.includes(pageOfService[service])),
    heading: cards.length > 0 ? [expect.stringMatching(counted)] : [],
  };
  try {
    expect(shown).toEqual(expected);
    return [];
  } catch (error) {
    return [`home: ${String((error as Error).message)}`];
  }
}

const inTurn = (index: number): Locale => siteLocales[index % siteLocales.length] ?? 'en';

test('each service by itself leaves the whole site, and the site stays whole', async () => {
  const server = await startTestServer({}, built);
  const wrong: string[] = [];
  for (const [index, page] of servicePages.entries()) {
    // It was there, and is kept by the cache.
    expect((await server.app.inject(urls[page])).statusCode).toBe(200);
    await switchOff(server, [page]);
    wrong.push(...(await faults(server, [page], inTurn(index))));
    for (const locale of siteLocales) expect((await server.app.inject(pageUrl(page, locale))).statusCode).toBe(404);
    await switchOff(server, []);
  }
  expect(wrong).toEqual([]);
}, 300_000);

test.each(Object.entries(serviceFamilies))(
  'the family %s leaves it as a whole',
  async (_, family) => {
    const server = await startTestServer({}, built);
    await switchOff(server, family);
    for (const locale of siteLocales) expect(await faults(server, family, locale)).toEqual([]);
  },
  120_000,
);

test('any one service can be the only one', async () => {
  const server = await startTestServer({}, built);
  const wrong: string[] = [];
  for (const [index, page] of servicePages.entries()) {
    const others = servicePages.filter((other) => other !== page);
    await switchOff(server, others);
    wrong.push(...(await faults(server, others, inTurn(index))));
  }
  expect(wrong).toEqual([]);
}, 300_000);

test('every page is as it was once all are offered again', async () => {
  const server = await startTestServer({}, built);
  const moment = /(?<=&quot;at&quot;:\[0,)\d{13}|(?<= uid=")\w+/g;
  const read = async () =>
    new Map([...(await crawl(server, 'en'))].map(([path, { html }]) => [path, html.replaceAll(moment, '')] as const));
  const before = await read();
  await switchOff(server, ['cctv', ...serviceFamilies.marketing]);
  await read();
  await switchOff(server, []);
  const after = await read();

  expect([...before.keys()].filter((path) => before.get(path) !== after.get(path))).toEqual([]);
}, 120_000);

test('the company profile names what is offered alone, and has no page for a kind of services without any', async () => {
  const server = await startTestServer({}, built);
  const read = async () => readPdf((await server.app.inject(companyProfile)).rawPayload).pages;
  const names = content('servicePageNames', 'en');
  const all = await read();
  await switchOff(server, ['cctv', 'ai', ...serviceFamilies.marketing]);
  const fewer = await read();

  expect(all.join('\n')).toContain(names.cctv);
  expect(fewer.length).toBe(all.length - 1);
  expect(fewer.join('\n')).not.toMatch(/CCTV|Assistants, forecasts|Built to be seen/);
  expect(fewer.join('\n').replaceAll(/\s+/g, ' ')).toContain('Seven crafts');
  expect(fewer.join('\n')).toContain(names.pc);
}, 120_000);

test('a form without a script that names a service that is off comes back with what was written, and says why', async () => {
  const server = await startTestServer({}, built);
  await switchOff(server, ['pointOfSale']);

  const { statusCode, body } = await server.app.inject(reviewForm({ service: 'POS Software', message: 'The tills work.' }));
  const document = parse(body);
  const field = document.querySelector('select[name="service"]');

  expect(statusCode).toBe(422);
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(textOf(document.getElementById('review-service-error') as never)).toContain('We no longer offer this service');
  expect(document.querySelector('textarea[name="message"]')?.textContent).toBe('The tills work.');
  expect(
    [...document.querySelectorAll('select[name="service"] option')].some((option) => option.getAttribute('value') === 'POS Software'),
  ).toBe(false);
});
