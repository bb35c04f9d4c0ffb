import { expect, test } from 'vitest';
import { storeWithDatabase } from '../../testing/store-with-database.ts';
import { secretRepository } from './secrets.ts';

test('a secret is written once, and reading it writes nothing', async () => {
  const { db } = await storeWithDatabase();
  let writes = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode') writes += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const secrets = secretRepository(counted);

  const made = await secrets.getOrCreate('a-secret');
  expect(writes).toBe(1);
  expect([await secrets.getOrCreate('a-secret'), await secrets.getOrCreate('a-secret')]).toEqual([made, made]);
  expect(writes).toBe(1);
});
