import type { APIRequestContext } from '@playwright/test';
import { companyProfile, type PageUrl, urls } from '#contract/urls';
import { attributes, decode, type ReadPage, readPage } from './support/read-page.ts';
import { builtRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const placeholders: PageUrl[] = [urls.services, urls.blog, urls.login];
const findable = builtRoutes.filter((url) => !placeholders.includes(url));
/** Pages of the contract that nobody has built yet: links may name them, and only them, in vain. */
const unbuilt: string[] = Object.values(urls).filter((url) => !builtRoutes.includes(url));

async function siteOf(request: APIRequestContext): Promise<string> {
  const robots = await (await request.get('/robots.txt')).text();
  return /^Sitemap: (.+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
}

const words = (html: string) =>
  decode(html.replace(/<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

const typesOf = ({ things }: ReadPage) => things.flatMap((thing) => thing['@type'] as string | string[]);

for (const url of findable)
  test(`${url} tells search engines and sharing sites what it is`, async ({ request }) => {
    const page = await readPage(request, url);
    const site = await siteOf(request);
    const own = site + url;
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.meta.get('description')?.length).toBeGreaterThanOrEqual(110);
    expect(page.meta.get('description')?.length).toBeLessThanOrEqual(160);
    expect(page.meta.get('keywords')?.split(', ').length).toBeGreaterThanOrEqual(5);
    expect(page.meta.get('robots')).toContain('index, follow');
    expect(page.meta.get('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(page.canonical).toBe(own);
    expect(page.meta.get('og:url')).toBe(own);
    for (const name of ['title', 'description']) {
      const value = name === 'title' ? page.title : page.meta.get('description');
      expect(page.meta.get(`og:${name}`)).toBe(value);
      expect(page.meta.get(`twitter:${name}`)).toBe(value);
    }
    expect(page.meta.get('og:type')).toBe('website');
    expect(page.meta.get('og:locale')).toBe('en_GB');
    expect(page.meta.get('twitter:card')).toBe('summary_large_image');

    const picture = new URL(page.meta.get('og:image') ?? '');
    expect(picture.origin).toBe(site);
    expect(page.meta.get('twitter:image')).toBe(picture.href);
    const answer = await request.get(picture.pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    // A headline that has changed needs a new picture: node art/share-pictures.ts
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page.html) ?? [];
    expect(words(heading.replace(/<(\w+)[^>]*(?:sr-only|aria-hidden="true")[^>]*>.*?<\/\1>/gs, ''))).toBe(page.meta.get('og:image:alt'));
  });

test('placeholders ask not to be found', async ({ request }) => {
  for (const url of placeholders) {
    const page = await readPage(request, url);
    expect(page.meta.get('robots')).toBe('noindex');
    expect(page.canonical).toBeUndefined();
    expect(page.things).toEqual([]);
  }
});

test('no two pages share a title, a description or a picture', async ({ request }) => {
  const pages = await Promise.all(findable.map((url) => readPage(request, url)));
  for (const value of [
    (page: ReadPage) => page.title,
    ...['description', 'og:image'].map((name) => (page: ReadPage) => page.meta.get(name)),
  ])
    expect(new Set(pages.map(value)).size).toBe(pages.length);
});

test('the sitemap lists exactly the pages that can be found', async ({ request }) => {
  const site = await siteOf(request);
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml');
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(new Set(listed)).toEqual(new Set(findable.map((url) => site + url)));
  expect(listed).toHaveLength(findable.length);
});

test('the company is described where it is introduced, its services where they are offered', async ({ request }) => {
  for (const url of [urls.home, urls.contact, urls.about]) {
    if (unbuilt.includes(url)) continue;
    const company = (await readPage(request, url)).things.find((thing) => thing['@type']?.toString().includes('LocalBusiness'));
    expect(company).toMatchObject({
      address: { streetAddress: 'Azal Plaza, Queen Nour Street', addressLocality: 'Amman', addressCountry: 'JO' },
      openingHoursSpecification: { dayOfWeek: expect.arrayContaining(['Saturday', 'Thursday']), opens: '09:00', closes: '17:00' },
    });
    expect(JSON.stringify(company)).not.toMatch(/aggregateRating|review/);
  }
  const about: PageUrl[] = [
    urls.home,
    urls.contact,
    urls.about,
    urls.careers,
    urls.clients,
    urls.ourGroup,
    urls.termsConditions,
    urls.privacyPolicy,
  ];
  for (const url of findable.filter((candidate) => !about.includes(candidate))) {
    const page = await readPage(request, url);
    expect(typesOf(page), url).toEqual(['Organization', 'Service', 'BreadcrumbList']);
    expect(page.things[1], url).toMatchObject({ areaServed: { name: 'Jordan' }, provider: { '@id': page.things[0]?.['@id'] } });
  }
});

test('the manifest names icons that are there', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    theme_color: string;
    icons: { src: string }[];
  };
  const home = await readPage(request, urls.home);
  expect(home.meta.get('theme-color')).toBe(manifest.theme_color);
  const linked = attributes(home.html, 'link', 'href').filter((href) => /icon|manifest/.test(href));
  for (const path of [...linked, ...manifest.icons.map(({ src }) => src)]) expect((await request.get(path)).status(), path).toBe(200);
});

test('the company profile opens as a PDF from the home page', async ({ request }) => {
  const home = await readPage(request, urls.home);
  const [link = ''] = /<a [^>]*href="\/company-profile\.pdf"[^>]*>/.exec(home.html) ?? [];
  expect(link).toContain('target="_blank"');
  const response = await request.get(companyProfile);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect(response.headers()['content-disposition'] ?? 'inline').toMatch(/^inline/);
  const body = await response.body();
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(body.length).toBeLessThanOrEqual(1_000_000);
});

test('no link leads nowhere', async ({ request }) => {
  const pages = new Map<string, Promise<ReadPage>>();
  const read = (path: string) => {
    const page = pages.get(path) ?? readPage(request, path);
    pages.set(path, page);
    return page;
  };
  const broken: string[] = [];
  for (const url of builtRoutes) {
    const links = new Set(attributes((await read(url)).html, 'a', 'href').filter((href) => /^[/#?]/.test(href)));
    for (const href of links) {
      const target = new URL(href, `http://site${url}`);
      if (unbuilt.includes(target.pathname)) continue;
      const { status, html } = await read(target.pathname + target.search);
      const part = target.hash.slice(1);
      if (status !== 200 || (part !== '' && !html.includes(` id="${part}"`))) broken.push(`${href} on ${url} (${status})`);
    }
  }
  expect(broken).toEqual([]);
});

test('every file that a page names is there', async ({ request }) => {
  const files = new Map<string, string>();
  for (const url of builtRoutes) {
    const { html } = await readPage(request, url);
    const sets = ['srcset', 'srcSet'].flatMap((name) => [...attributes(html, 'source', name), ...attributes(html, 'img', name)]);
    const candidates = sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''));
    const sources = ['img', 'source', 'video', 'track', 'script'].flatMap((element) => attributes(html, element, 'src'));
    for (const file of [...candidates, ...sources, ...attributes(html, 'video', 'poster'), ...attributes(html, 'link', 'href')])
      if (file.startsWith('/')) files.set(file, url);
  }
  const missing: string[] = [];
  for (const [file, url] of files) if (!(await request.head(file)).ok()) missing.push(`${file} on ${url}`);
  expect(missing).toEqual([]);
});
