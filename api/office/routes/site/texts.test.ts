import { describe, expect, test } from 'vitest';
import { brands } from '#brand';
import { about as arabicAbout } from '#content/ar/about';
import { about } from '#content/en/about';
import { apiPaths } from '#contract/api-paths';
import type { HistoryPage } from '#contract/office/history';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { DraftChange, FoundLines, LineAddress, LocalizedLine, OfficeText, TextSummary } from '#contract/office/texts';
import type { LineValue } from '#contract/texts/changed-texts';
import { engines } from '../../../testing/engines.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const title: LineAddress = { name: 'about', path: 'hero/title', locale: 'en' };
const lead: LineAddress = { name: 'about', path: 'hero/lead', locale: 'en' };
const inArabic = (address: LineAddress): LineAddress => ({ ...address, locale: 'ar' });
const headline = { before: 'All that has a ', highlight: 'plug' };

const save = (colleague: TestColleague, ...changes: DraftChange[]) => colleague.send('PUT', officePaths.textDrafts, { changes });
const draft = (colleague: TestColleague, address: LineAddress, value: LineValue | null, version = 0) =>
  save(colleague, { ...address, draft: { value }, version });
const publish = (colleague: TestColleague, ...lines: (LineAddress & { version: number })[]) =>
  colleague.send('POST', officePaths.textPublication, { lines });

async function lineAt(colleague: TestColleague, { name, path, locale }: LineAddress): Promise<LocalizedLine | undefined> {
  const text: OfficeText = (await colleague.get(officeUrl('text', { name }))).json();
  return text.lines.find((line) => line.path === path)?.byLocale[locale];
}

const published = async ({ app }: TestApi) => (await app.inject(apiPaths.texts)).json();
const summary = async (colleague: TestColleague, name: string) =>
  (await colleague.get(officePaths.texts)).json<TextSummary[]>().find((text) => text.name === name);
const found = async (colleague: TestColleague, query: string) =>
  (await colleague.get(`${officePaths.textLines}?${query}`)).json<FoundLines>().lines;

describe.each(engines)('texts on $name', (engine) => {
  test('a draft is for colleagues alone, is public when it is published, and the original comes back', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const drafted = await draft(editor, title, headline);
    const whileDraft = await published(api);
    const publication = await publish(editor, { ...title, version: 1 });
    const whilePublic = await published(api);
    await draft(editor, title, null, 2);
    await publish(editor, { ...title, version: 3 });

    expect(drafted.json().lines).toMatchObject([
      { ...title, line: { original: about.hero.title, published: null, draft: { value: headline } } },
    ]);
    expect(whileDraft).toEqual({});
    expect(publication.json()).toMatchObject({ lines: [{ line: { published: headline, draft: null } }], events: [expect.any(String)] });
    expect(whilePublic).toEqual({ about: { en: { 'hero/title': headline } } });
    expect(await published(api)).toEqual({});
    expect((await api.store.events.list({ limit: 9 })).map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['text.changed', JSON.stringify(headline), 'null'],
      ['text.changed', 'null', JSON.stringify(headline)],
    ]);
  });

  test('a publication raises the revision of its text alone', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const before = await api.store.revisions.current();
    await draft(editor, lead, 'Short.');
    const whileDraft = await api.store.revisions.current();
    await publish(editor, { ...lead, version: 1 });

    expect(whileDraft).toEqual(before);
    expect(await api.store.revisions.current()).toEqual({ ...before, 'text:about': 1 });
  });

  test('two people work on the same page in two languages at the same time; on the same line the slower one gets the newer state', async () => {
    const api = await startApi(engine);
    const [amal, sami] = [await signIn(api, 'editor', 'Amal'), await signIn(api, 'editor', 'Sami')];

    const both = await Promise.all([draft(amal, lead, 'Amal writes.'), draft(sami, inArabic(lead), 'يكتب سامي.')]);
    const late = await draft(sami, lead, 'Sami writes.');
    const publications = await Promise.all([publish(amal, { ...lead, version: 1 }), publish(sami, { ...inArabic(lead), version: 1 })]);

    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([late.statusCode, late.json().lines]).toMatchObject([
      412,
      [{ line: { version: 1, draft: { value: 'Amal writes.', savedBy: amal.id } } }],
    ]);
    expect(publications.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await published(api)).toEqual({ about: { en: { 'hero/lead': 'Amal writes.' }, ar: { 'hero/lead': 'يكتب سامي.' } } });
  });

  test('several drafts are saved together or not at all', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await draft(editor, lead, 'First.');

    const refused = await save(
      editor,
      { ...title, draft: { value: headline }, version: 0 },
      { ...lead, draft: { value: 'Second.' }, version: 0 },
    );

    expect(refused.statusCode).toBe(412);
    expect((await lineAt(editor, title))?.draft).toBeNull();
    expect((await publish(editor, { ...lead, version: 1 }, { ...title, version: 0 })).statusCode).toBe(412);
    expect(await published(api)).toEqual({});
  });

  test('undo brings visitors back what they read before, and keeps what was written as a draft', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await draft(editor, lead, 'First.');
    await publish(editor, { ...lead, version: 1 });
    await draft(editor, lead, 'Second.', 2);
    await draft(editor, title, headline);
    const { events } = (await publish(editor, { ...lead, version: 3 }, { ...title, version: 1 })).json();

    const undone = await editor.undo(events);

    expect(undone.json().undone).toEqual(events);
    expect(await published(api)).toEqual({ about: { en: { 'hero/lead': 'First.' } } });
    expect(await lineAt(editor, lead)).toMatchObject({ published: 'First.', draft: { value: 'Second.' } });
    expect((await editor.undo(events)).statusCode).toBe(409);
  });

  test('undo in the history leaves no draft that would go out with the next publication, but for one that somebody has begun', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const owner = await signIn(api, 'owner');
    await draft(editor, lead, 'First.');
    await draft(editor, title, headline);
    const { events } = (await publish(editor, { ...lead, version: 1 }, { ...title, version: 1 })).json();
    await draft(editor, title, 'Begun.', 2);

    const undone = await owner.send('POST', officePaths.historyUndo, { events, keepsDrafts: false });

    expect(undone.json().undone).toEqual(events);
    expect(await published(api)).toEqual({});
    expect((await lineAt(editor, lead))?.draft).toBeNull();
    expect((await lineAt(editor, title))?.draft?.value).toBe('Begun.');
    // The words stay in the history, and come back from there.
    const [back] = await api.store.events.list({ search: 'First.', limit: 1 });
    expect((await owner.send('POST', officePaths.historyUndo, { events: [back?.id], keepsDrafts: false })).statusCode).toBe(200);
    expect(await published(api)).toEqual({ about: { en: { 'hero/lead': 'First.' } } });
    expect((await lineAt(editor, lead))?.draft).toBeNull();
  });

  test('what undo makes public again is no draft any more', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await draft(editor, lead, 'First.');
    const { events } = (await publish(editor, { ...lead, version: 1 })).json();
    await editor.undo(events);
    const [back] = await api.store.events.list({ search: 'First.', limit: 1 });

    await editor.undo([back?.id ?? '']);

    expect(await lineAt(editor, lead)).toMatchObject({ published: 'First.', draft: null });
  });

  test.each<[string, LineAddress, LineValue]>([
    ['nothing', lead, '  '],
    ['a placeholder that nothing fills in', lead, 'In {citty}'],
    ['half a placeholder', lead, 'In {city'],
    ['a text without what the page fills in', { name: 'mails', path: 'confirmation/greeting', locale: 'en' }, 'Hello,'],
    ['a text that is far longer', lead, 'word '.repeat(900)],
    ['a line break in a line', lead, 'One\nTwo'],
    ['a headline without its highlighted part', title, { before: 'All that has ', highlight: '' }],
    ['a plain text for a headline', title, 'All'],
  ])('%s can be a draft, and is not published', async (_case, address, value) => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');

    const drafted = await draft(editor, address, value);
    const refused = await publish(editor, { ...address, version: 1 });

    expect([drafted.statusCode, refused.statusCode]).toEqual([200, 422]);
    expect(Object.keys(refused.json().errors)).toEqual([`en/${address.name}/${address.path}`]);
    expect(await published(api)).toEqual({});
  });

  test('a text keeps the spaces with which it joins its neighbour', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const joined: LineAddress = { name: 'careers', path: 'otherwise/before', locale: 'en' };
    await draft(editor, joined, 'Something else?');
    await publish(editor, { ...joined, version: 1 });

    expect(await published(api)).toEqual({ careers: { en: { 'otherwise/before': 'Something else? ' } } });
  });

  test('drafts, lines that are older than the other language, and lines that are not translated are counted and found', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await draft(editor, lead, 'New words in English.');
    await publish(editor, { ...lead, version: 1 });
    await draft(editor, inArabic(title), { highlight: 'Everything' });
    await publish(editor, { ...inArabic(title), version: 1 });
    await draft(editor, { ...lead, path: 'metadata/title' }, 'About');

    expect(await summary(editor, 'about')).toMatchObject({ changed: 2, drafts: 1, missing: { en: 0, ar: 1 }, older: { en: 1, ar: 1 } });
    expect(await found(editor, 'state=older')).toMatchObject([
      { name: 'about', path: title.path, found: ['en'], byLocale: { en: { original: about.hero.title, published: null } } },
      { name: 'about', path: lead.path, found: ['ar'], byLocale: { ar: { original: arabicAbout.hero.lead } } },
    ]);
    expect(await found(editor, 'state=missing')).toMatchObject([{ path: title.path, found: ['ar'] }]);
    expect(await found(editor, 'state=draft')).toMatchObject([
      { path: 'metadata/title', found: ['en'], byLocale: { en: { draft: { value: 'About' } } } },
    ]);
    expect(await found(editor, 'search=new%20words')).toMatchObject([
      { path: lead.path, byLocale: { en: { published: 'New words in English.' } } },
    ]);
    // Without the marks that few people type, and with the other form of a letter: نتولّى.
    expect(await found(editor, `search=${encodeURIComponent('نتولي في')}`)).toContainEqual(
      expect.objectContaining({ path: lead.path, found: ['ar'] }),
    );
    // The slogan, which stands in the headline as placeholders.
    const { before, highlight, after } = brands.en.headline;
    for (const words of [highlight, before + highlight + after])
      expect(await found(editor, `search=${encodeURIComponent(words)}`)).toContainEqual(
        expect.objectContaining({ name: 'home', path: 'hero/title', found: ['en'] }),
      );
    expect((await editor.get(officePaths.counts)).json()).toMatchObject({ textDrafts: 1 });
  });

  test('editors read what became of a text, and of a section of it, and whether they can take it back', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const heading: LineAddress = { ...lead, path: 'overview/title' };
    for (const address of [lead, heading]) {
      await draft(editor, address, 'Words.');
      await publish(editor, { ...address, version: 1 });
    }
    const history = async (query: string) =>
      (await editor.get(`${officeUrl('textHistory', { name: 'about' })}${query}`))
        .json<HistoryPage>()
        .events.map(({ subject, canUndo }) => [subject?.id, canUndo]);

    expect(await history('')).toEqual([
      ['en/about/overview/title', true],
      ['en/about/hero/lead', true],
    ]);
    expect(await history('?section=hero')).toEqual([['en/about/hero/lead', true]]);
    expect((await editor.get(officePaths.history)).statusCode).toBe(403);
  });

  test('a line of another release is listed as unused, and does no harm', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const gone: LineAddress = { name: 'about', path: 'hero/motto', locale: 'en' };
    await api.store.transaction(({ texts }) => texts.publish(gone, 'We moved.', new Date(), 0));

    const text: OfficeText = (await editor.get(officeUrl('text', { name: 'about' }))).json();

    expect(text.unused).toEqual([gone]);
    expect((await draft(editor, gone, 'Again.', 1)).statusCode).toBe(404);
    expect((await editor.get(officeUrl('text', { name: 'nothing' }))).statusCode).toBe(404);
  });

  test.each(['sales', 'hiring'] as const)('%s neither read nor change texts', async (role) => {
    const colleague = await signIn(await startApi(engine), role);
    const calls = await Promise.all([
      colleague.get(officePaths.texts),
      colleague.get(officePaths.textLines),
      colleague.get(officeUrl('textHistory', { name: 'about' })),
      colleague.get(officeUrl('text', { name: 'about' })),
      draft(colleague, lead, 'x'),
      publish(colleague, { ...lead, version: 0 }),
    ]);
    expect(calls.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(403));
  });
});
