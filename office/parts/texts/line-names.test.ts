import { expect, test } from 'vitest';
import * as arabicTexts from '#content/ar/index';
import * as texts from '#content/en/index';
import { linesOf } from '#contract/texts/lines';
import { textNames as arabic } from '../../content/ar/text-names.ts';
import { textNames } from '../../content/en/text-names.ts';
import { lineNames } from './line-names.ts';

const names = lineNames(textNames, 'en');

test('lines are called by what they are, and parts of a page by their own titles', () => {
  const own = new Map([
    ['services/cards/hardware/title', 'Hardware'],
    ['services/eyebrow', 'IT services'],
  ]);
  expect(names.whole('home', 'hero/title')).toBe('Home, Hero, Headline');
  expect(names.whole('home', 'services/cards/hardware/title', own)).toBe('Home, IT services, Hardware, Headline');
  expect(names.line('metadata/keywords/2')).toBe('Keyword 3');
  expect(names.line('services/cards/networkGear/subtitle')).toBe('Network gear, Line below');
  expect(names.text('somethingNew')).toBe('Something new');
});

test('every text has a name', () => {
  expect(Object.keys(texts).filter((name) => !(name in textNames.texts))).toEqual([]);
  expect(Object.keys(textNames.texts).filter((name) => !(name in texts))).toEqual([]);
});

test('no key of the code calls a line in Arabic, whether its words are known or not', () => {
  const inArabic = lineNames(arabic, 'ar');
  const names = Object.entries(arabicTexts).flatMap(([name, tree]) => {
    const lines = [...linesOf(tree)];
    const words = new Map(lines.map(([path]) => [path, 'كلمات']));
    return lines.flatMap(([path]) => [inArabic.whole(name, path), inArabic.whole(name, path, words)]);
  });
  expect(names.filter((name) => /[a-z]{3}/.test(name))).toEqual([]);
});

test('what nobody has named is called by its words, and so is a message in English too', () => {
  const words = new Map([
    ['phases/wireframe', 'مخطّط يوضع عليه {page} قبل أن تُرسم'],
    ['field.tooLong', 'Please keep the text to {max} characters or fewer, which is all'],
  ]);
  expect(lineNames(arabic, 'ar').line('phases/wireframe', words)).toBe('«مخطّط يوضع عليه … قبل أن تُرسم»');
  expect(names.line('phases/wireframe', words)).toBe('Wireframe');
  expect(names.line('field.tooLong', words)).toBe('“Please keep the text to … characters…”');
});
