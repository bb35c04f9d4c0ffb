import type { Document, Element } from 'happy-dom';
import { expect, inject } from 'vitest';
import { brands } from '#brand';
import type { Branch } from '#contract/branch';
import type { Client } from '#contract/client';
import type { Job } from '#contract/job';
import { localizedPath } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import { clientDetails } from '#contract/urls';
import { companyFacts } from '#site/content/company-facts.ts';
import { routes } from '../e2e/support/routes.ts';
import { openPage, readList } from './page-document.ts';
import { testWithArabic } from './test-with-arabic.ts';

/** Names and codes that an Arabic sentence writes in Latin letters. Anything else in Latin letters is a text that nobody translated. */
const namesAndCodes = new Set(
  'AI Enter Ctrl Shift F N P Google JSON Feed RSS Meta Microsoft PDF PPC SEO SSD VLAN VPN Facebook Instagram LinkedIn X'.split(' '),
);

const latin = /[A-Za-z][A-Za-z'’.-]*[A-Za-z]|[A-Za-z]/g;
/** E-mail addresses, URLs and names of files. */
const addresses = /\S+@\S+|https?:\/\/\S+|\b[\w-]+\.(?:example|com|jo|pdf)\b\S*/g;

const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'label'];
const described = 'meta[name="description"], meta[name="keywords"], meta[property^="og:"], meta[name^="twitter:"]';
/** Matches what is not read as text of the page: code, text marked as of another language, and the fields that never change by language. */
const elsewhere = 'script, style, [lang]:not([lang="ar"]), [translate="no"], a[href^="mailto:"]';

/** Every text of a page that a visitor, a screen reader or a search engine is given, but for what is marked as of another language. */
function textsOf(document: Document): string[] {
  const texts = [document.title];
  const visit = (element: Element) => {
    if (element.matches(elsewhere) && element !== document.documentElement) return;
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) {
      if (child.nodeType === child.TEXT_NODE) texts.push(child.textContent ?? '');
      else if (child.nodeType === child.ELEMENT_NODE) visit(child as Element);
    }
  };
  visit(document.body);
  for (const meta of document.querySelectorAll(described))
    if (!/:(?:url|image|type|locale)|twitter:card/.test(meta.getAttribute('property') ?? meta.getAttribute('name') ?? ''))
      texts.push(meta.getAttribute('content') ?? '');
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

/** The company has not written these in Arabic: they stand on an Arabic page as they are in brand.config.ts. */
const { office, colours } = brands.ar;
const companyNames = [...Object.values(companyFacts('ar')), ...office.lines, ...Object.values(colours).map(({ name }) => name)]
  .map((name) => name.trim())
  .filter((name) => name !== '');

/** Names that people gave, which are shown as they wrote them. */
async function namesInData(): Promise<string[]> {
  const [clients, groups, reviews, careers] = await Promise.all([
    readList<Client>('/api/clients'),
    readList<Branch>('/api/groups'),
    readList<PublicReview>('/api/reviews/public'),
    readList<Job>('/api/careers/open'),
  ]);
  return [
    ...clients.map(({ name }) => name),
    ...groups.map(({ name }) => name),
    ...reviews.map(({ fullName }) => fullName),
    ...careers.map(({ jobTitle }) => jobTitle),
  ];
}

const paths = routes.map((url) => localizedPath(url, 'ar'));

testWithArabic('every Arabic page has its language, its direction and one headline', async () => {
  for (const path of paths) {
    const { status, document } = await openPage(path);
    expect(status, path).toBe(200);
    expect(document.documentElement.lang, path).toBe('ar');
    expect(document.documentElement.dir, path).toBe('rtl');
    expect(document.querySelectorAll('h1'), path).toHaveLength(1);
  }
});

testWithArabic('no Arabic page has a Latin word that is neither a name nor a code', async () => {
  // The longest first: one may be a part of another.
  const names = [...companyNames, ...(await namesInData())].sort((one, other) => other.length - one.length);
  const client = (await readList<Client>('/api/clients')).find(({ isPrivateWork }) => !isPrivateWork);
  const found = new Map<string, string>();
  for (const path of [...paths, clientDetails(client?._id ?? '', 'ar'), '/ar/nowhere']) {
    const { document } = await openPage(path);
    for (const text of textsOf(document)) {
      const own = names.reduce((rest, name) => rest.replaceAll(name, ''), text).replaceAll(addresses, '');
      for (const [word] of own.matchAll(latin)) if (!namesAndCodes.has(word)) found.set(word, `${path}: ${text}`);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
});

testWithArabic('every link of an Arabic page stays in Arabic, but for the switch and the one to the text that prevails', async () => {
  const leaving: string[] = [];
  for (const path of paths) {
    const { document } = await openPage(path);
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const href = link.getAttribute('href') ?? '';
      const isToEnglish = link.getAttribute('hreflang') === 'en';
      if (isToEnglish !== !/^\/ar(?:$|[/?#])/.test(href)) leaving.push(`${href} on ${path}`);
    }
    for (const form of document.querySelectorAll('form[action]'))
      if (!form.getAttribute('action')?.startsWith('/ar/') && form.getAttribute('action') !== '/ar') leaving.push(`a form on ${path}`);
  }
  expect(leaving).toEqual([]);
});

testWithArabic('the switch of every page leads to the same page in the other language, with the query that the page reads', async () => {
  const switchesOf = async (path: string) => {
    const { document } = await openPage(path);
    return [...document.querySelectorAll('a[data-language-switch]')].map((link) => link.getAttribute('href'));
  };
  for (const url of [...routes, '/clients?category=banks']) {
    expect(new Set(await switchesOf(url)), url).toEqual(new Set([localizedPath(url, 'ar')]));
    expect(new Set(await switchesOf(localizedPath(url, 'ar'))), url).toEqual(new Set([url]));
  }
});

testWithArabic('a path without a page is answered in the language of its prefix', async () => {
  const { status, document } = await openPage('/ar/nowhere/at/all');
  expect(status).toBe(404);
  expect(document.documentElement.lang).toBe('ar');
  expect(document.querySelector('h1')?.textContent).toContain('الصفحة غير موجودة');
  const redirected = await fetch(`${inject('siteUrl')}/ar/`, { redirect: 'manual' });
  expect([redirected.status, redirected.headers.get('location')]).toEqual([308, '/ar']);
});
