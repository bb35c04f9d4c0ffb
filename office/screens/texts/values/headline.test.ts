import { expect, test } from 'vitest';
import { headlineOf, marked, retyped, valueOfHeadline } from './headline.ts';

const headline = headlineOf({ before: 'The ', highlight: 'First Step', after: ' to technology' });
const typed = (text: string) => valueOfHeadline(retyped(headline, text));

test('a headline is one line, and comes apart again as it was', () => {
  expect(headline).toEqual({ text: 'The First Step to technology', start: 4, end: 14 });
  expect(valueOfHeadline(headline)).toEqual({ before: 'The ', highlight: 'First Step', after: ' to technology' });
  expect(valueOfHeadline(headlineOf({ highlight: 'All' }))).toEqual({ highlight: 'All' });
});

test('the highlighted part stays where it is while the rest is typed', () => {
  expect(typed('Only the First Step to technology')).toEqual({ before: 'Only the ', highlight: 'First Step', after: ' to technology' });
  expect(typed('The First Step to better technology')).toEqual({ before: 'The ', highlight: 'First Step', after: ' to better technology' });
  expect(typed('The First big Step to technology')).toEqual({ before: 'The ', highlight: 'First big Step', after: ' to technology' });
  expect(typed('The First Steps to technology')).toEqual({ before: 'The ', highlight: 'First Steps', after: ' to technology' });
  expect(typed('The to technology')).toMatchObject({ highlight: '' });
  expect(typed('Steady computers')).toMatchObject({ highlight: '' });
  expect(typed('')).toEqual({ highlight: '' });
});

test('another part is highlighted without the spaces around it', () => {
  expect(valueOfHeadline(marked(headline, 3, 10))).toEqual({ before: 'The ', highlight: 'First', after: ' Step to technology' });
});
