import { expect, test } from 'vitest';
import * as arabicTexts from '#content/ar/index';
import * as texts from '#content/en/index';
import { linesOf } from '#contract/texts/lines';
import { textNames as arabic } from '../../content/ar/text-names.ts';
import { textNames } from '../../content/en/text-names.ts';
import { lineNames } from './line-names.ts';

const names = lineNames(textNames);

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

test('most lines are called in Arabic where the Office is', () => {
  const inArabic = lineNames(arabic);
  const all = Object.values(arabicTexts).flatMap((tree) => {
    const lines = [...linesOf(tree)];
    const own = new Map(lines.flatMap(([path, value]) => (typeof value === 'string' ? [[path, value] as const] : [])));
    return lines.map(([path]) => inArabic.line(path, own));
  });
  const foreign = all.filter((name) => /[a-z]{3}/i.test(name));
  expect(foreign.length).toBeLessThan(all.length / 5);
});
