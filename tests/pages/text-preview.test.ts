import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { signIn } from '#api/testing/office-colleague';
import * as arabic from '#content/ar/index';
import * as english from '#content/en/index';
import { fillKnownPlaceholders } from '#content/fill-known-placeholders';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { textPreviewPath } from '#contract/office/text-preview';
import { linesOf, textsIn } from '#contract/texts/lines';
import { urls } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { startTestServer } from '#server/testing/test-server';
import { companyFacts } from '#site/content/company-facts.ts';
import { type PreviewedTexts, previewedTextsId } from '#site/text-preview/previewed-texts.ts';
import { isMarked, readMarks, withoutMarks } from '#site/text-preview/text-marks.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));
const client = join(folder, 'client');
const built = await readBuiltSite(folder);
const contents = { en: english, ar: arabic };

/** Lists what a preview alone has. */
const ownParts = [
  /<link rel="stylesheet" href="[^"]*text-preview[^"]*">/,
  /<script type="module" src="[^"]*text-preview[^"]*"[^>]*><\/script>/,
  new RegExp(`<script type="application/json" id="${previewedTextsId}">(.*?)</script>`, 's'),
];
/** Astro names an island by its properties, which have the time at which its list was read. */
const perRendering = / uid="\w+"|&quot;at&quot;:\[0,\d+\]/g;
/** Matches a text that is read, or an attribute that is. */
const readTexts = />([^<]+)<|(?:alt|aria-label|label|placeholder|title)="([^"]*)"/g;

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
};
const decode = (html: string) => html.replaceAll(/&(?:#?\w+);/g, (entity) => entities[entity] ?? entity);
const withoutCode = (html: string) => html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');

/** Every text of the content of a language, filled in as pages have it. */
const allTexts = (locale: Locale): ReadonlySet<string> =>
  new Set([...linesOf(fillKnownPlaceholders({ ...contents[locale] }, companyFacts(locale)))].flatMap(([, value]) => textsIn(value)));

interface Visit {
  locale: Locale;
  path: string;
  public: string;
  preview: string;
}

interface Visits {
  pages: Visit[];
  /** Lists what the offices of the demo are called and offer: data, which has an editor of its own. */
  ofOffices: unknown[];
}

let visits: Promise<Visits> | undefined;

/** Every page in every language, opened by an editor and then by a visitor; once for all tests. */
function visitAll(): Promise<Visits> {
  visits ??= (async () => {
    const { app, backend } = await startTestServer({ DEMO: 'on' }, built);
    const editor = await signIn({ app, store: backend.store } as never, 'editor');
    const pages: Visit[] = [];
    for (const locale of siteLocales)
      for (const path of [...Object.values(urls), '/404']) {
        const { statusCode, body } = await editor.get(textPreviewPath(path, locale));
        expect([path, statusCode]).toEqual([path, 200]);
        // Rendered after the preview, in the same process: nothing of it stays.
        const page = await app.inject(localizedPath(path === '/404' ? '/nowhere' : path, locale));
        pages.push({ locale, path, public: page.body, preview: body });
      }
    const offices = await Promise.all(siteLocales.map((locale) => backend.data(locale).groups()));
    return { pages, ofOffices: offices.flat().flatMap(({ country, address, services }) => [country, address, ...services]) };
  })();
  return visits;
}

test('a preview is the page that visitors see, to the byte, but for its marks, their list and its own two files', {
  timeout: 120_000,
}, async () => {
  for (const { locale, path, public: page, preview } of (await visitAll()).pages) {
    expect(isMarked(page), path).toBe(false);
    expect(page, path).not.toMatch(/%E2%81%A4|previewed-texts|text-preview/);
    const rest = withoutMarks(ownParts.reduce((html, part) => html.replace(part, ''), preview)).replaceAll(perRendering, '');
    expect(
      rest === page.replaceAll(perRendering, '') ? '' : differenceOf(rest, page.replaceAll(perRendering, '')),
      `${locale} ${path}`,
    ).toBe('');
  }
});

test('every text of the content that a page shows tells its line, and nothing that only browsers read has a mark', {
  timeout: 120_000,
}, async () => {
  const texts = { en: allTexts('en'), ar: allTexts('ar') };
  const { pages, ofOffices } = await visitAll();
  const others = new Set([...siteLocales.flatMap((locale) => Object.values(companyFacts(locale))), ...ofOffices]);
  const unmarked = new Set<string>();
  let found = 0;
  for (const { locale, path, preview } of pages) {
    const { texts: previewed } = JSON.parse(ownParts[2]?.exec(preview)?.[1] ?? '') as PreviewedTexts;
    const html = withoutCode(preview);
    for (const [, text, attribute] of html.matchAll(readTexts)) {
      const { ends, text: read } = readMarks(decode(text ?? attribute ?? ''));
      for (const { number } of ends) expect(previewed[number]?.address, `${read} on ${path}`).toMatch(/^(?:en|ar)\/\w+\//);
      found += ends.length;
      if (ends.length === 0 && /\p{L}/u.test(read) && texts[locale].has(read) && !others.has(read)) unmarked.add(read);
    }
    for (const [attribute, name = '', value = ''] of html.matchAll(/ ([\w-]+)="([^"]*)"/g))
      if (isMarked(value))
        expect(name, attribute.slice(0, 200)).toMatch(/^(?:alt|aria-label|label|placeholder|title|props|data-[\w-]+-label)$/);
    expect(isMarked(preview.slice(0, preview.indexOf('</head>'))), path).toBe(false);
  }
  expect([...unmarked]).toEqual([]);
  expect(found).toBeGreaterThan(11_000);
});

test('no script of a page has a part of what previews need', () => {
  const scripts = globSync('_astro/*.js', { cwd: client }).filter((path) => !path.includes('text-preview'));
  expect(scripts.length).toBeGreaterThan(50);
  const wrong = scripts.filter((path) => /[\u2062-\u2064]|\\u206[2-4]|previewed-texts/.test(readFileSync(join(client, path), 'utf8')));
  expect(wrong).toEqual([]);
});

/** Shows where two texts begin to differ. */
function differenceOf(one: string, other: string): string {
  let start = 0;
  while (one[start] === other[start]) start += 1;
  return `${one.slice(start - 80, start + 80)}\n${other.slice(start - 80, start + 80)}`;
}
