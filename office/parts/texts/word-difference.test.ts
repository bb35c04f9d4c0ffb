import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const written = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}[${text}]`))
    .join('');

test('words that went stand before those that came, and what stayed is told once', () => {
  expect(written('one team, planned around you', 'one team that plans around you')).toBe(
    'one -[team, planned ]+[team that plans ]around you',
  );
  expect(written('Read more', 'Read more')).toBe('Read more');
  expect(written('', 'New')).toBe('+[New]');
  expect(written('Old', '')).toBe('-[Old]');
});

test('the texts come back from the parts', () => {
  const [before, after] = ['شبكات وبرمجيات وأمن من فريق واحد', 'شبكات وأمن وتسويق من فريق واحد نعرفه'];
  const parts = wordDifference(before, after);
  const without = (left: string) => parts.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('');
  expect(without('removed')).toBe(after);
  expect(without('added').replaceAll(/\s+/g, ' ').trim()).toBe(before);
});
