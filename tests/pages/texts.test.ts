import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { signIn } from '#api/testing/office-colleague';
import { locales } from '#contract/locales';
import { worldMap } from '#contract/map/world-map-size';
import { officePaths } from '#contract/office/paths';
import type { LineAddress } from '#contract/office/texts';
import type { LineValue } from '#contract/texts/changed-texts';
import { placeholdersIn } from '#contract/texts/line-rules';
import { linesOf } from '#contract/texts/lines';
import { sitePaths } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { startTestServer } from '#server/testing/test-server';
import { siteTexts } from '#server/texts';

const built = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));

const lines: (LineAddress & { original: LineValue })[] = locales.flatMap((locale) =>
  Object.entries(siteTexts.byLocale[locale]).flatMap(([name, tree]) =>
    [...linesOf(tree)].map(([path, original]) => ({ name, path, locale, original })),
  ),
);

/** A value that no page has, with what HTML must not be broken by. */
function markedValue(original: LineValue, index: number): LineValue {
  const mark = (text: string, part: string) =>
    `Q${index}${part}Q <i>"'& ${placeholdersIn(text)
      .map((name) => `{${name}}`)
      .join(' ')}`;
  if (typeof original === 'string') return mark(original, '');
  if ('highlight' in original)
    return { before: mark(original.before ?? '', 'b'), highlight: mark(original.highlight, 'h'), after: mark(original.after ?? '', 'a') };
  return Object.fromEntries(Object.entries(original).map(([category, text]) => [category, mark(text, '')])) as LineValue;
}

test('every line of every text can be changed in the Office, and is shown as it was typed', { timeout: 300_000 }, async () => {
  const server = await startTestServer({ DEMO: 'on' }, built);
  const { app, backend } = server;
  const editor = await signIn({ app, store: backend.store } as never, 'editor');
  for (const name of new Set(lines.map((line) => line.name))) {
    const own = lines.map((line, index) => ({ ...line, index })).filter((line) => line.name === name);
    const changes = own.map(({ path, locale, original, index }) => ({
      name,
      path,
      locale,
      version: 0,
      draft: { value: markedValue(original, index) },
    }));
    const saved = await editor.send('PUT', officePaths.textDrafts, { changes });
    expect([name, saved.statusCode, saved.statusCode === 200 ? '' : saved.body.slice(0, 300)]).toEqual([name, 200, '']);
    const published = await editor.send('POST', officePaths.textPublication, {
      lines: own.map(({ path, locale }) => ({ name, path, locale, version: 1 })),
    });
    expect([name, published.statusCode, published.statusCode === 200 ? '' : published.body.slice(0, 300)]).toEqual([name, 200, '']);
  }
  const seen = new Set<number>();
  const paths = [...sitePaths.filter((path) => !path.endsWith('.pdf')), worldMap.url, '/nowhere', '/ar/nowhere'];
  const bad: string[] = [];
  for (const path of paths) {
    const { body, statusCode } = await app.inject(path);
    if (statusCode !== 200) bad.push(`${path} ${statusCode}`);
    for (const [, index] of body.matchAll(/Q(\d+)[bha]?Q/g)) seen.add(Number(index));
    for (const [raw] of body.matchAll(/Q\d+[bha]?Q <i>/g)) bad.push(`${path} ${raw}`);
  }
  const unseen = lines.filter((_line, index) => !seen.has(index));
  const byName = Map.groupBy(unseen, ({ name, locale }) => `${locale}/${name}`);
  console.log(bad.slice(0, 40).join('\n'));
  console.log(
    [...byName]
      .map(
        ([name, of]) =>
          `${name}: ${of.length} ${of
            .slice(0, 14)
            .map(({ path }) => path)
            .join(', ')}`,
      )
      .join('\n'),
  );
  expect(unseen.length).toBe(0);
});
