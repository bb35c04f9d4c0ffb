import { expect, test } from 'vitest';

const textsIn = (files: Record<string, object>) => Object.assign({}, ...Object.values(files));

type Node = string | { readonly [key: string]: Node };

const isPlural = (node: Node) => typeof node === 'object' && 'other' in node;

/** Every text by its address; a counted text is one, whatever plural categories it has. */
function textsOf(node: Node, address: string): [address: string, texts: string[]][] {
  if (typeof node === 'string') return [[address, [node]]];
  if (isPlural(node)) return [[address, Object.values(node) as string[]]];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, `${address}.${key}`));
}
const allTexts = (language: object) => new Map(Object.entries(language).flatMap(([name, node]) => textsOf(node as Node, name)));
const englishTexts = allTexts(textsIn(import.meta.glob<object>(['./en/**/*.ts', './help/en.ts', '!./en/further.ts'], { eager: true })));
const arabicTexts = allTexts(textsIn(import.meta.glob<object>(['./ar/**/*.ts', './help/ar.ts', '!./ar/further.ts'], { eager: true })));

/** Facts of the company may be named by one language alone. */
const facts = new Set(['company', 'shortName', 'city', 'host', 'companyPhone', 'companyEmail']);
/** One and two are words in Arabic, and so may lack the number. */
const numbers = new Set(['count', 'number', 'written']);
const placeholdersIn = (texts: string[] = []) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))).difference(facts).difference(numbers);

test('every file has its counterpart, and every text', () => {
  expect(new Set(arabicTexts.keys())).toEqual(new Set(englishTexts.keys()));
  expect(englishTexts.size).toBeGreaterThan(300);
});

test('a text has the same placeholders in every language', () => {
  for (const [address, texts] of englishTexts) expect(placeholdersIn(arabicTexts.get(address)), address).toEqual(placeholdersIn(texts));
});

test('texts have no exclamation mark, and Arabic ones no punctuation of the Latin script and no lengthened letter but before a foreign word', () => {
  for (const [address, texts] of [...englishTexts, ...arabicTexts]) for (const text of texts) expect(text, address).not.toContain('!');
  for (const [address, texts] of arabicTexts)
    for (const text of texts) expect(text, address).not.toMatch(/\p{Script=Arabic}[,;?]|\.\.\.|ـ(?! )/u);
});
