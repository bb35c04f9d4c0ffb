import { expect, test } from 'vitest';
import * as arabic from '#content/ar/index';
import * as english from '#content/en/index';
import { locales } from '#contract/locales';
import { companyFacts } from './company-facts.ts';

type Node = string | readonly Node[] | { readonly [key: string]: Node };

const isPlural = (node: Node) => typeof node === 'object' && 'other' in node;

/** Every text by its address: `home.hero.title.highlight`. A counted text is one, whatever plural categories it has. */
function textsOf(node: Node, address: string): [address: string, texts: string[]][] {
  if (typeof node === 'string') return [[address, [node]]];
  if (isPlural(node) || (typeof node === 'object' && 'highlight' in node)) return [[address, Object.values(node) as string[]]];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, `${address}.${key}`));
}

const allTexts = (language: object) => new Map(Object.entries(language).flatMap(([name, node]) => textsOf(node as Node, name)));
const [englishTexts, arabicTexts] = [allTexts(english), allTexts(arabic)];

const placeholdersIn = (texts: string[]) => new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)));
/** A sentence may name whichever of these its language needs. */
const facts = new Set(locales.flatMap((locale) => Object.keys(companyFacts(locale))));
const ownPlaceholders = (texts: string[]) => placeholdersIn(texts).difference(facts);

test('every language has the same texts', () => {
  expect([...arabicTexts.keys()]).toEqual(expect.arrayContaining([...englishTexts.keys()]));
  expect([...englishTexts.keys()]).toEqual(expect.arrayContaining([...arabicTexts.keys()]));
});

test('a text has the same placeholders in every language', () => {
  for (const [address, texts] of englishTexts)
    expect(ownPlaceholders(arabicTexts.get(address) ?? []), address).toEqual(ownPlaceholders(texts));
});

test('braces hold placeholders and nothing else', () => {
  for (const texts of [englishTexts, arabicTexts])
    for (const [address, all] of texts) expect(all.join('').replaceAll(/\{\w+\}/g, ''), address).not.toMatch(/[{}]/);
});

test('a counted text has every plural category that its language needs', () => {
  const count = (node: Node, address: string): [string, string[]][] =>
    typeof node === 'string'
      ? []
      : isPlural(node)
        ? [[address, Object.keys(node)]]
        : Object.entries(node).flatMap(([key, child]) => count(child, `${address}.${key}`));
  const counted = Object.entries(arabic).flatMap(([name, node]) => count(node as Node, name));
  expect(counted.length).toBeGreaterThan(5);
  for (const [address, categories] of counted)
    expect(categories, address).toEqual(expect.arrayContaining(['one', 'two', 'few', 'many', 'other']));
});

test('no Arabic text has punctuation of the Latin script, typed dots, or a lengthened letter', () => {
  for (const [address, texts] of arabicTexts)
    for (const text of texts) expect(text, address).not.toMatch(/\p{Script=Arabic}[,;?]|\.\.\.|ـ/u);
});
