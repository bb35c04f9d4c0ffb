import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paletteOf } from '#brand/palette';
import { quoteForm } from '#contract/forms/quote';
import { type Locale, locales } from '#contract/locales';
import { worldMap } from '#contract/map/world-map-size';
import { sampleTexts } from '#contract/testing/sample-values';
import { companyProfile, urls } from '#contract/urls';
import { config } from '../../brand.config.ts';
import { readPdf } from '../../site/typst/testing/read-pdf.ts';
import { config as secondBrand } from '../fixtures/second-brand.config.ts';
import { copyWithSecondBrand, removeCopy } from './copy-project.ts';

/** Text files of the build. */
const readable = /\.(?:css|html|js|svg|txt|vtt|webmanifest|xml)$/;
/**
 * Not that of the test run, under which the development server of the build would not start. What Node compiles here
 * is not kept: in the next run the files are in another folder.
 */
const { NODE_ENV: _, VITEST: __, NODE_COMPILE_CACHE: ___, ...environment } = process.env;

/** The only language of the site; SITE_LANGUAGE=ar builds it in Arabic alone. */
const language: Locale = locales.find((locale) => locale === process.env.SITE_LANGUAGE) ?? 'en';
const others = locales.filter((locale) => locale !== language);

/** Words that stand for themselves in a text, and not for parts of others. */
const word = (text: string) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'iu');

/** Lists what can only come from the brand file of this project, by what it is. */
function tracesOf(brand: typeof config): [fact: string, pattern: RegExp][] {
  const { office, claims } = brand;
  const words = Object.entries({
    name: brand.name.en,
    arabicName: brand.name.ar,
    legalName: brand.legalName.en,
    email: brand.email,
    domain: new URL(brand.origin).host,
    street: office.street.en,
    city: office.city.en,
    country: office.country.en,
    currency: office.currency.en,
    demonym: office.demonym?.en,
    pronunciation: brand.meaning?.en.pronunciation,
    hours: brand.hours.label?.en,
    zone: brand.timeZone,
    clients: claims.clients && `${claims.clients} clients`,
    latitude: office.latitude.toFixed(2),
    phone: brand.phone,
    phoneNumber: brand.phone.replaceAll(' ', ''),
    mark: brand.logo.path,
    ...paletteOf(brand.colours),
  });
  return words.flatMap(([fact, text]) => (text ? [[fact, word(String(text))]] : []));
}

const secondText = JSON.stringify([secondBrand, paletteOf(secondBrand.colours)]);
/** Without what both companies have in common. */
const traces = tracesOf(config).filter(([, pattern]) => !pattern.test(secondText));
// The default company's name is a common noun in Arabic, and the texts about steps have it for every company.
const found = (text: string) =>
  traces.filter(([fact, pattern]) => pattern.test(text) && (language !== 'ar' || fact !== 'arabicName')).map(([fact]) => fact);

// The second brand's own test run has nothing to compare it with.
describe.skipIf(config.origin === secondBrand.origin)('a build for another company', () => {
  let folder: string;
  let site: string;
  let stop: () => Promise<void>;

  /** Runs a program in the copy to its end. */
  async function run(...args: string[]): Promise<void> {
    const env = { ...environment, SHARE_PICTURES: 'later' };
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (part) => {
      output += part;
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(output);
  }

  async function serve(): Promise<void> {
    const settings = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DEMO: 'on',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'on',
      WARM_UP: 'off',
    };
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: folder,
      env: { ...environment, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stop = async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server has ended with ${code}`)));
    const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
    ended.catch(() => undefined);
    site = /http:\S+/.exec(line)?.[0] ?? '';
  }

  beforeAll(async () => {
    folder = await copyWithSecondBrand([language]);
    // As for `npm start`, without the sharing pictures; and without the checks, which this project's own build has passed.
    await run('node_modules/astro/bin/astro.mjs', 'build');
    await serve();
  }, 240_000);
  afterAll(async () => {
    await stop?.();
    await removeCopy(folder);
  });

  const read = async (path: string) => (await fetch(site + path)).text();

  test('the default company has more than 20 facts to search for', () => {
    expect(traces.length).toBeGreaterThan(20);
  });

  test('no built file contains a fact of the default company', () => {
    const client = join(folder, 'dist/client');
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => readable.test(file));
    expect(files.length).toBeGreaterThan(30);
    const wrong = files.map((file) => [file, found(readFileSync(join(client, file), 'utf8'))]).filter(([, facts]) => facts?.length);
    expect(wrong).toEqual([]);
  });

  test('scripts know the languages of the company, and nothing else of it', () => {
    const client = join(folder, 'dist/client');
    const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const { street, map } = secondBrand.office;
    const talkative = scripts.filter((file) => [street.en, map].some((fact) => readFileSync(join(client, file), 'utf8').includes(fact)));
    expect(talkative).toEqual([]);
  });

  test('no page contains a fact of the default company, and each names the second one', async () => {
    for (const url of [
      ...Object.values(urls),
      '/nowhere',
      '/sitemap.xml',
      '/robots.txt',
      '/site.webmanifest',
      '/api/docs',
      '/api/groups',
    ]) {
      const text = (await read(url)).replaceAll(/&#(?:39|x27);/g, "'").replaceAll('&amp;', '&');
      expect(found(text), url).toEqual([]);
      expect(text, url).toMatch(new RegExp(`${RegExp.escape(secondBrand.name.en)}|${RegExp.escape(new URL(secondBrand.origin).host)}`));
    }
  });

  test('the pages are in the one language of the site, and nothing leads to another or says that there is one', async () => {
    for (const url of [...Object.values(urls), '/nowhere', '/sitemap.xml']) {
      const text = await read(url);
      if (text.startsWith('<!')) expect([url, /<html lang="(\w+)"/.exec(text)?.[1]]).toEqual([url, language]);
      expect([url, text.match(/hreflang|data-language-|og:locale:alternate/gi)]).toEqual([url, null]);
      expect([url, text.match(/(?:href="|<loc>)[^"<]*\/(?:en|ar)(?=[/"<])/g)]).toEqual([url, null]);
    }
    for (const prefix of [...others, language])
      for (const path of ['', '/contact', companyProfile, '/site.webmanifest', '/careers/feed.xml', '/application/unknown'])
        expect([prefix + path, (await fetch(`${site}/${prefix}${path}`)).status]).toEqual([prefix + path, 404]);
  });

  test('API and forms answer in it, whatever language is asked for', async () => {
    const headers = { 'accept-language': others.join(), 'sec-fetch-site': 'same-origin' };
    const list = await fetch(`${site}/api/groups`, { headers });
    const form = await fetch(site + urls.contact, { method: 'POST', body: new URLSearchParams({ fullName: 'Amal' }), headers });
    expect([list.headers.get('content-language'), /<html lang="(\w+)"/.exec(await form.text())?.[1]]).toEqual([language, language]);
  });

  test.runIf(language === 'en')('no page declares a typeface of Arabic pages, which the Office has', async () => {
    const home = await read(urls.home);
    const sheets = [...home.matchAll(/<link[^>]+href="([^"]+\.css)"/g)].map(([, path = '']) => path);
    const styles = (await Promise.all(sheets.map(read))).join('\n');
    expect(styles).toMatch(/manrope-latin[\w.-]*\.woff2/);
    expect((home + styles).match(/[\w-]*(?:arabic|figures|letters)[\w.-]*\.woff2/g)).toBeNull();
    const office = [...(await read('/office')).matchAll(/<link[^>]+href="([^"]+\.css)"/g)].map(([, path = '']) => path);
    expect((await Promise.all(office.map(read))).join('\n')).toMatch(/noto-sans-arabic[\w.-]*\.woff2/);
  });

  test('a sharing picture is there when it is asked for', async () => {
    const [, path = ''] = /property="og:image" content="https?:\/\/[^/]+(\/share\/[^"]+)"/.exec(await read(urls.home)) ?? [];
    const picture = await fetch(site + path);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('the map is drawn in the colours of the second company', async () => {
    const map = await read(worldMap.url);
    expect(found(map)).toEqual([]);
    expect(map).toContain(secondBrand.colours.accent.value);
  });

  test('pages contain nothing about the facts that the second company leaves out', async () => {
    const home = await read(urls.home);
    for (const left of ['wa.me', '24/7', 'Projects Delivered', 'facebook.com', 'undefined']) expect(home).not.toContain(left);
    expect(await read(urls.networking)).not.toMatch(/Branches<|undefined/);
    expect(await read(urls.contact)).not.toMatch(/Weekend by appointment|undefined/);
  });

  test('the company profile is that of the second company', async () => {
    const response = await fetch(site + companyProfile);
    const { pages, links, source } = readPdf(Buffer.from(await response.arrayBuffer()));
    const text = pages.join('\n').replaceAll(/\s+/g, ' ');
    expect(found(`${text} ${links.join(' ')} ${source}`)).toEqual([]);
    for (const fact of [secondBrand.name, secondBrand.office.street]) expect(text).toContain(fact.en);
  });

  test('what is loaded from others is allowed on public pages alone, and the privacy policy names it', async () => {
    const hosts = /counting\.example|maps\.example/;
    const policies = async (path: string, init?: RequestInit) => {
      const { headers } = await fetch(site + path, init);
      const [csp = '', embedder = ''] = ['content-security-policy', 'cross-origin-embedder-policy'].map((name) => headers.get(name) ?? '');
      return { isAllowed: hosts.test(csp), csp, embedder };
    };

    for (const path of [urls.home, urls.about, urls.contact]) {
      const { csp, embedder } = await policies(path);
      const isContact = path.endsWith(urls.contact);
      expect(csp).toContain("script-src 'self' https://cdn.counting.example https://modules.counting.example");
      expect(csp).toContain("connect-src 'self' https://events.counting.example;");
      expect([path, csp.includes('frame-src https://maps.example'), embedder]).toEqual([
        path,
        isContact,
        isContact ? 'unsafe-none' : 'credentialless',
      ]);
    }
    const invalid = { method: 'POST', body: new URLSearchParams({ fullName: 'Amal' }), headers: { 'sec-fetch-site': 'same-origin' } };
    for (const [path, init] of [
      ['/office', undefined],
      ['/office/quotes', undefined],
      ['/nowhere', undefined],
      ['/application/unknown', undefined],
      [`${urls.contact}?about=seo&line1=a`, undefined],
      [urls.contact, invalid],
    ] as const)
      expect([path, await policies(path, init)]).toEqual([path, { isAllowed: false, csp: expect.any(String), embedder: 'credentialless' }]);
    expect(await read(urls.privacyPolicy)).toMatch(/Counting Ltd[\s\S]*Maps Ltd/);
  });

  test('mails name the second company and the time of its office', async () => {
    const sent = await fetch(site + urls.contact, {
      method: 'POST',
      body: new URLSearchParams(sampleTexts(quoteForm, { country: 'France', remark: '' })),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(sent.status).toBe(200);
    const mails = join(folder, 'data/mail');
    const files = () => (existsSync(mails) ? readdirSync(mails, { encoding: 'utf8' }) : []).filter((file) => file.endsWith('.eml'));
    await expect.poll(() => files().length).toBe(2);
    const parsed = await Promise.all(files().map(async (file) => PostalMime.parse(readFileSync(join(mails, file)))));
    const text = JSON.stringify(parsed);
    expect(found(text)).toEqual([]);
    if (language === 'en') expect(text).toContain(`${secondBrand.office.city.en} time`);
  });
});
