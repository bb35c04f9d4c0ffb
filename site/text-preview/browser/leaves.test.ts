import { expect, test } from 'vitest';
import type { PreviewedText } from '../previewed-texts.ts';
import { markOf } from '../text-marks.ts';
import { partOf, readLeaves, withOtherTexts } from './leaves.ts';

const texts: PreviewedText[] = [
  { address: 'en/a', text: 'Page {page} of {pages}' },
  { address: 'en/b', text: 'clients' },
  { address: 'en/c', text: 'All our {what}.' },
];

const shown = (marked: string, changed: Record<string, string>) =>
  withOtherTexts(readLeaves(marked, texts), ({ address }) => changed[address], { company: 'Khutwa' });

test('another text takes the place of one, with what the section and the company have filled in', () => {
  const marked = `Page 2 of 7${markOf(0)}`;
  expect(shown(marked, {})).toBe('Page 2 of 7');
  expect(shown(marked, { 'en/a': '{company}: {pages} pages, this is {page}' })).toBe('Khutwa: 7 pages, this is 2');
});

test('what stands around a text stays, and a text within another keeps its place there', () => {
  expect(shown(`01 · clients${markOf(1)} (7)`, { 'en/b': 'customers' })).toBe('01 · customers (7)');
  const nested = `All our clients${markOf(1)}.${markOf(2)}`;
  expect(shown(nested, { 'en/b': 'customers' })).toBe('All our customers.');
  expect(shown(nested, { 'en/c': 'Each of our {what}!' })).toBe('Each of our clients!');
});

test('a text that a section has changed stays as it is', () => {
  expect(shown(`CLIENTS${markOf(1)}`, { 'en/b': 'customers' })).toBe('CLIENTS');
});

test('a part is what a line shows there, with the spaces around a text that join it to its neighbours', () => {
  expect(partOf('new', { address: 'en/b', text: ' old ' })).toBe(' new ');
  expect(partOf({ before: 'From ', highlight: 'one' }, { address: 'en/b', part: 'before', text: '' })).toBe('From ');
  expect(partOf({ highlight: 'one' }, { address: 'en/b', part: 'after', text: '.' })).toBe('');
});
