import { expect, test } from 'vitest';
import type { Branch } from '#contract/branch';
import { shownOnHome } from './queries.ts';
import { queryClient } from './query-client.ts';

const office = (name: string, flags: Partial<Branch>): Branch => ({
  _id: name,
  name,
  country: 'Jordan',
  address: '',
  phone: '',
  email: '',
  services: [],
  showOnHome: true,
  isDeleted: false,
  ...flags,
});

test('the home map keeps the offices that are shown on the home page and not deleted', () => {
  const groups = [office('Lisbon', {}), office('Aqaba', { showOnHome: false }), office('Irbid', { isDeleted: true })];
  expect(shownOnHome(groups).map((group) => group.name)).toEqual(['Lisbon']);
});

test('on the server every render has a client of its own', () => {
  expect(queryClient()).not.toBe(queryClient());
});
