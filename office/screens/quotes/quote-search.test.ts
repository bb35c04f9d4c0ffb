import { expect, test } from 'vitest';
import { isFiltered, isSameQuery, queryOf, searchOf } from './quote-queries.ts';
import { QuoteSearch } from './quote-search.ts';

test('an empty address is what waits, our turn first', () => {
  expect(queryOf(QuoteSearch.parse({}))).toEqual({ view: 'waiting', sort: 'turn' });
});

test('what an address says in vain is left out', () => {
  expect(QuoteSearch.parse({ view: 'nonsense', state: 'new', overdue: 'yes', search: 42, receivedFrom: 'soon' })).toMatchObject({
    view: undefined,
    state: undefined,
    overdue: undefined,
    receivedFrom: undefined,
    search: '42',
  });
});

test('an address and its query say the same', () => {
  const query = { view: 'open', sort: 'turn', search: 'Huda', state: ['new'], overdue: true, received: 'last7' } as const;
  expect(queryOf({ ...query, state: ['new'] })).toEqual(query);
  expect(searchOf({ ...query, state: ['new'] })).toEqual({
    ...{ view: 'open', search: 'Huda', state: ['new'], overdue: true, received: 'last7' },
  });
  expect(isFiltered({ ...query, state: ['new'] })).toBe(true);
  expect(isFiltered({ view: 'open', sort: 'newest' })).toBe(false);
});

test('two queries are the same in whatever order, and with empty filters', () => {
  expect(isSameQuery({ view: 'open', sort: 'turn', state: [] }, { sort: 'turn', view: 'open' })).toBe(true);
  expect(isSameQuery({ view: 'open', sort: 'turn' }, { sort: 'newest', view: 'open' })).toBe(false);
});
