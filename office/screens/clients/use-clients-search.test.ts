import { expect, test } from 'vitest';
import { serviceNames } from '#content/ar/services';
import { serviceNames as englishNames } from '#content/en/services';
import { withoutEmpty } from '../../list/without-empty.ts';
import { ClientsSearch } from './clients-search.ts';
import { isWholeGrid, queryOf } from './use-clients-search.ts';

test('an address that makes no sense shows the whole grid', () => {
  const search = ClientsSearch.parse({ category: ['Florists'], is: 'private', off: 'maybe', client: 7 });

  expect(withoutEmpty(search)).toEqual({});
  expect(isWholeGrid(queryOf(search, englishNames))).toBe(true);
});

test('a search also finds services, by their names in the language of the reader', () => {
  expect(queryOf({ search: ' till pos ' }, englishNames)).toEqual({ search: 'till pos' });
  expect(queryOf({ search: 'pos' }, englishNames)).toEqual({ search: 'pos', named: ['POS Software'] });
  expect(queryOf({ search: 'الصيانة' }, serviceNames)).toEqual({ search: 'الصيانة', named: ['Maintenance'] });
  expect(isWholeGrid(queryOf({ search: 'pos' }, englishNames))).toBe(false);
});
