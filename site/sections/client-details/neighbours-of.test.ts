import { expect, test } from 'vitest';
import type { Client } from '#contract/client';
import type { ClientCategory } from '#contract/services';
import { neighboursOf } from './neighbours-of.ts';

const client = (_id: string, category: ClientCategory = 'Banks'): Client => ({
  _id,
  name: _id,
  logo: '/logo.svg',
  category,
  services: [],
  isPrivateWork: false,
  comingSoon: false,
});

test('the next three of the category follow a client, from the beginning again, without itself and others', () => {
  const clients = [client('a'), client('b'), client('shop', 'Retail & E-commerce'), client('c'), client('d'), client('e')];
  const after = (_id: string) => neighboursOf(clients.find((one) => one._id === _id) as Client, clients).map(({ name }) => name);
  expect(after('a')).toEqual(['b', 'c', 'd']);
  expect(after('d')).toEqual(['e', 'a', 'b']);
  expect(after('shop')).toEqual([]);
});
