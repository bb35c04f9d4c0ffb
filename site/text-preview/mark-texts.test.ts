import { expect, test } from 'vitest';
import type { TextTree } from '#contract/texts/lines';
import { markTexts } from './mark-texts.ts';
import { readMarks, withoutMarks } from './text-marks.ts';

const written = {
  metadata: { title: 'For search engines' },
  title: { highlight: 'One' },
  places: [{ name: 'At {company}' }, { name: 'Page {page}' }],
  count: { one: '{count} client', other: '{count} clients' },
};

const marksOf = (tree: TextTree): string[] => (typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(marksOf));

test('every line that is read is marked with its address, each part of it with what it is', () => {
  const marked = markTexts({}, {});
  const tree = marked.read('home', 'en', written);

  const found = marksOf(tree).map((text) => {
    const [mark] = readMarks(text).ends;
    const { address, part } = marked.texts[mark?.number ?? -1] ?? {};
    return [withoutMarks(text).split(' ')[0], address, part];
  });

  expect(found).toEqual([
    ['For', undefined, undefined],
    ['', 'en/home/title', 'before'],
    ['One', 'en/home/title', 'highlight'],
    ['', 'en/home/title', 'after'],
    ['At', 'en/home/places/0/name', undefined],
    ['Page', 'en/home/places/1/name', undefined],
    ['{count}', 'en/home/count', 'one'],
    ['{count}', 'en/home/count', 'other'],
  ]);
  expect(marked.read('home', 'en', written)).toBe(tree);
});

test('drafts lie over what is public, which is told where it differs; null is as written', () => {
  const published = { home: { en: { 'places/0/name': 'Public', 'places/1/name': 'Public too', title: { highlight: 'Two' } } } };
  const drafts = { home: { en: { 'places/0/name': 'Draft', 'places/1/name': null, title: { before: 'And ', highlight: 'Two' } } } };
  const marked = markTexts(published, drafts);
  marked.read('home', 'en', written);

  const differing = marked.texts.filter(({ publicText }) => publicText !== undefined);

  expect(differing).toEqual([
    { address: 'en/home/title', part: 'before', text: 'And ', publicText: '' },
    { address: 'en/home/places/0/name', text: 'Draft', publicText: 'Public' },
    { address: 'en/home/places/1/name', text: 'Page {page}', publicText: 'Public too' },
  ]);
});

test('a heading is listed as it is set, so that the page is known again by it', () => {
  const marked = markTexts({}, {});
  marked.read('home', 'ar', { title: { before: 'تعرفهم من ', highlight: 'أعمالهم' } });

  expect(marked.texts.find(({ part }) => part === 'before')?.text).toBe('تعرفهم من\u00a0');
});
