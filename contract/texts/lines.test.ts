import { expect, test } from 'vitest';
import * as arabic from '#content/ar/index';
import * as english from '#content/en/index';
import { ChangedLines, LineValue } from './changed-texts.ts';
import { hardLimit, isOptional, problemOf, softLimit } from './line-rules.ts';
import { linesOf, plainText, withLines } from './lines.ts';

const text = {
  hero: { title: { before: 'From ', highlight: 'one', after: '.' }, points: [{ label: 'First' }, { label: 'Second' }] },
  count: { one: '{count} client', other: '{count} clients' },
};

test('a text is walked line by line: headlines with a highlighted part, and counted texts, are one line each', () => {
  expect([...linesOf(text)]).toEqual([
    ['hero/title', { before: 'From ', highlight: 'one', after: '.' }],
    ['hero/points/0/label', 'First'],
    ['hero/points/1/label', 'Second'],
    ['count', { one: '{count} client', other: '{count} clients' }],
  ]);
  expect([...linesOf(text)].map(([, value]) => plainText(value))).toEqual([
    'From one.',
    'First',
    'Second',
    '{count} client · {count} clients',
  ]);
});

test('lines lie over a text, which stays as it is; what does not fit is ignored', () => {
  const before = structuredClone(text);
  const changed = withLines(text, {
    'hero/points/1/label': 'Other',
    'hero/title': 'no headline',
    'hero/gone': 'x',
    count: { other: 'many' },
  });

  expect(changed).toEqual({ hero: { title: text.hero.title, points: [{ label: 'First' }, { label: 'Other' }] }, count: { other: 'many' } });
  expect(text).toEqual(before);
});

test.each([
  ['en', english],
  ['ar', arabic],
])('every line of content/%s can be kept and found again', (_locale, texts) => {
  const lines = Object.entries(texts).flatMap(([name, tree]) =>
    [...linesOf(tree)].map(([path, value]) => [`${name}/${path}`, value] as const),
  );
  const kept = lines.map(([path, value]) => [path, LineValue.safeParse(value).data]);
  expect(kept).toEqual(lines);
  expect(new Set(lines.map(([path]) => path)).size).toBe(lines.length);
  expect(ChangedLines.safeParse(Object.fromEntries(lines)).success).toBe(true);
  expect(Math.max(...lines.map(([path]) => path.length))).toBeLessThan(100);
  for (const [name, tree] of Object.entries(texts))
    for (const [path] of linesOf(tree)) expect(path.split('/').every(Boolean), name).toBe(true);
});

test('a place for an answer may be empty, and has room when it was written so; any other line has to say something', () => {
  const rulesAt = (path: string) => ({
    original: '',
    placeholders: [],
    required: [],
    isOptional: isOptional(path),
    limit: hardLimit('', path),
  });
  expect(problemOf('', rulesAt('answers/4/question'))).toBeUndefined();
  expect(problemOf('x'.repeat(400), rulesAt('answers/4/answer'))).toBeUndefined();
  for (const path of ['hero/title', 'answers/title', 'hero/answers/0/question', 'answers/0/other'])
    expect(problemOf('', rulesAt(path)), path).toEqual({ key: 'texts.empty' });
});

test('every text keeps the rules that its changes have to keep', () => {
  for (const tree of [...Object.values(english), ...Object.values(arabic)])
    for (const [path, original] of linesOf(tree)) {
      const placeholders = [...JSON.stringify(original).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      expect([path, problemOf(original, { original, placeholders, required: [], isOptional: isOptional(path), limit: 5_000 })]).toEqual([
        path,
        undefined,
      ]);
      expect(softLimit(original, path)).toBeGreaterThan(0);
    }
});
