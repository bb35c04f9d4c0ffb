import { fileURLToPath } from 'node:url';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { signIn } from '#api/testing/office-colleague';
import * as arabic from '#content/ar/index';
import * as english from '#content/en/index';
import { type Locale, siteLocales } from '#contract/locales';
import { officePaths } from '#contract/office/paths';
import { servicePages } from '#contract/services';
import { pageUrl, urls } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { startTestServer } from '#server/testing/test-server';
import type { Answer } from '#site/content/answers.ts';
import { openPage } from './page-document.ts';
import { testWithArabic } from './test-with-arabic.ts';

const contents = { en: english, ar: arabic };
const parser = new new Window().DOMParser();
type Page = ReturnType<typeof parser.parseFromString>;

const written = (page: (typeof servicePages)[number], locale: Locale): Answer[] => {
  const places: readonly Answer[] = contents[locale][page].answers;
  return places.filter(({ question }) => question !== '');
};

const shownOn = (document: Page): Answer[] =>
  [...document.querySelectorAll('section[aria-labelledby="answers-title"] details')].map((details) => ({
    question: details.querySelector('summary')?.textContent ?? '',
    answer: details.querySelector('p')?.textContent ?? '',
  }));

function toldToSearchEngines(document: Page): Answer[] {
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}';
  const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] };
  const page = graph.find((thing) => thing['@type'] === 'FAQPage');
  const questions = (page?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  return questions.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text }));
}

test('every service page asks and answers what its text does, closed, and tells search engines the same', async () => {
  for (const locale of siteLocales)
    for (const page of servicePages) {
      const { document } = await openPage(pageUrl(page, locale));
      expect(shownOn(document as never), page).toEqual(written(page, locale));
      expect(toldToSearchEngines(document as never), page).toEqual(written(page, locale));
      expect(document.querySelector('details[open]'), page).toBeNull();
    }
});

test('other pages have none of it, and not its style', async () => {
  for (const path of [urls.home, urls.about, urls.contact, urls.careers, urls.privacyPolicy]) {
    const { document, html } = await openPage(path);
    expect(document.querySelector('#answers-title'), path).toBeNull();
    expect(toldToSearchEngines(document as never), path).toEqual([]);
    expect(html, path).not.toContain('details-content');
  }
});

testWithArabic('an answer that the Office empties leaves its page in that language alone; without any there is no section', async () => {
  const built = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));
  const { app, backend } = await startTestServer({}, built);
  const editor = await signIn({ app, store: backend.store }, 'editor');
  const read = async (locale: Locale) => parser.parseFromString((await app.inject(pageUrl('pc', locale))).body, 'text/html');
  async function publish(lines: Readonly<Record<string, string>>): Promise<void> {
    const changes = Object.entries(lines).map(([path, value]) => ({ name: 'pc', path, locale: 'en', version: 0, draft: { value } }));
    expect((await editor.send('PUT', officePaths.textDrafts, { changes })).statusCode).toBe(200);
    const { statusCode, body } = await editor.send('POST', officePaths.textPublication, {
      lines: changes.map(({ name, path, locale }) => ({ name, path, locale, version: 1 })),
    });
    expect([statusCode, body]).toEqual([200, expect.anything()]);
  }

  await publish({ 'answers/1/question': '', 'answers/2/answer': ' ' });
  const left = written('pc', 'en').filter((_, index) => index !== 1 && index !== 2);
  expect(shownOn(await read('en'))).toEqual(left);
  expect(toldToSearchEngines(await read('en'))).toEqual(left);
  expect(shownOn(await read('ar'))).toEqual(written('pc', 'ar'));

  await publish({ 'answers/0/question': '', 'answers/3/question': '', 'answers/4/question': '' });
  expect((await read('en')).querySelector('#answers-title')).toBeNull();
  expect((await app.inject(pageUrl('pc', 'en'))).body).not.toContain('FAQPage');
});
