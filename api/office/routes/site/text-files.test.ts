import { describe, expect, test } from 'vitest';
import { about } from '#content/en/about';
import { apiPaths } from '#contract/api-paths';
import { contentFormats } from '#contract/office/content-files';
import { officePaths } from '#contract/office/paths';
import type { FoundLines } from '#contract/office/texts';
import { linesOf } from '#contract/texts/lines';
import { readValue, writtenValue } from '#contract/texts/written-value';
import { siteTexts } from '#server/texts';
import { engines } from '../../../testing/engines.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { startApi } from '../../../testing/test-api.ts';
import { csv, exported, importFile, preview, send, where } from '../../testing/content-files.ts';

interface FileLine {
  id: string;
  en: string;
  ar: string;
}

const linesIn = (file: string): FileLine[] => JSON.parse(file).entries;
const drafts = async (colleague: TestColleague) =>
  (await colleague.get(`${officePaths.textLines}?state=draft`))
    .json<FoundLines>()
    .lines.flatMap(({ name, path, found, byLocale }) =>
      found.map((locale) => ({ name, path, locale, value: byLocale[locale].draft?.value })),
    );

describe.each(engines)('texts as files on $name', (engine) => {
  test.each(contentFormats)('a translator changes 200 lines of a file of format %s, and no other line', async (format) => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    const file = await exported(editor, 'texts', format);
    const unchanged = await importFile(editor, 'texts', file);
    const entries = linesIn(await exported(editor, 'texts', 'json'));
    const plain = entries.filter(({ ar }) => /^[^[{\n:]{5,40}$/.test(ar)).slice(0, 200);
    const translated = new Map(plain.map(({ id }, index) => [id, `ترجمة ${index}`]));
    const back = entries.map((line) => ({ ...line, ar: translated.get(line.id) ?? line.ar }));
    const changedFile = format === 'json' ? JSON.stringify({ what: 'texts', entries: back }) : asCsv(back);

    const plan = await preview(editor, 'texts', changedFile);
    const report = await importFile(editor, 'texts', changedFile);
    const found = await drafts(editor);
    const lines = found.map(({ name, path, locale }) => ({ name, path, locale, version: 1 }));
    const published = await editor.send('POST', officePaths.textPublication, { lines });

    expect(unchanged.counts).toMatchObject({ new: 0, changed: 0, faulty: 0 });
    expect([plan.counts.changed, report.counts.changed, found.length]).toEqual([200, 200, 200]);
    expect(new Set(report.changes.flatMap(({ fields }) => fields))).toEqual(new Set(['ar']));
    expect(published.statusCode).toBe(200);
    const site = (await api.app.inject(apiPaths.texts)).json<Record<string, { ar: Record<string, string> }>>();
    const shown = Object.entries(site).flatMap(([name, { ar }]) =>
      Object.entries(ar).map(([path, text]) => [`${name}/${path}`, text.trim()]),
    );
    expect(new Map(shown as [string, string][])).toEqual(translated);
    expect(linesIn(await exported(editor, 'texts', 'json'))).toEqual(back);
  });

  test('a headline and a counted text are read as they are written, and what cannot be published is a fault', async () => {
    const editor = await signIn(await startApi(engine), 'editor');
    const good = csv('id,en', 'about/hero/title,All that has a [plug].', '"claims/clients","one: Customer\nother: Customers"');
    const bad = csv(
      'id,en',
      'about/hero/title,No part of it',
      'about/hero/gone,x',
      'about/hero/lead,In {citty}',
      'claims/clients,Customers',
    );

    await importFile(editor, 'texts', good);
    const report = await preview(editor, 'texts', bad);
    const refused = await send(editor, 'texts', bad);

    expect((await drafts(editor)).map(({ path, value }) => [path, value])).toEqual([
      ['hero/title', { before: 'All that has a ', highlight: 'plug', after: '.' }],
      ['clients', { one: 'Customer', other: 'Customers' }],
    ]);
    expect(where(report).map(([row, , field]) => [row, field])).toEqual([
      [2, 'en'],
      [3, 'id'],
      [4, 'en'],
      [5, 'en'],
    ]);
    expect(refused.statusCode).toBe(422);
    expect(await drafts(editor)).toHaveLength(2);
  });

  test('an empty cell leaves a line as it is', async () => {
    const editor = await signIn(await startApi(engine), 'editor');

    const report = await importFile(editor, 'texts', csv('id,en,ar', 'about/hero/lead,,'));

    expect([report.counts.unchanged, await drafts(editor)]).toEqual([1, []]);
  });
});

test('every value is read as it is written', () => {
  for (const texts of Object.values(siteTexts.byLocale))
    for (const tree of Object.values(texts))
      for (const [path, value] of linesOf(tree)) {
        const read = readValue(writtenValue(value), value);
        expect([path, read]).toEqual([path, typeof value === 'string' ? value.trim() : value]);
      }
  expect(readValue('Two [parts] in [brackets]', about.hero.title)).toBeUndefined();
});

function asCsv(lines: readonly FileLine[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return csv('id,en,ar', ...lines.map(({ id, en, ar }) => [id, en, ar].map(cell).join(',')));
}
