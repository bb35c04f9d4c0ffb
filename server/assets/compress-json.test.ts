import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import { startTestServer } from '../testing/test-server.ts';

async function serverWithClients(count: number) {
  const { app, backend } = await startTestServer();
  const client = { logo: '/l.svg', category: 'Banks', services: [{ type: 'Web' }], isPrivateWork: false, comingSoon: false } as const;
  const list = Array.from({ length: count }, (_, index) => ({ ...client, services: [...client.services], name: `Client ${index}` }));
  await backend.store.transaction(({ clients }) => clients.add(list));
  return (encodings: string) => app.inject({ url: apiPaths.clients, headers: { 'accept-encoding': encodings } });
}

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a long list comes compressed with %s where the browser takes it', async (encoding, accepted, decompress) => {
  const read = await serverWithClients(500);
  const plain = await read('identity');
  const answer = await read(accepted);
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'accept-encoding']);
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(decompress(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
});

test('a short answer is sent as it is', async () => {
  const answer = await (await serverWithClients(1))('br');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toHaveLength(1);
});
