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
  const response = await read(accepted);
  expect([response.headers['content-encoding'], response.headers.vary]).toEqual([encoding, 'accept-encoding, Accept-Language']);
  expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  expect(decompress(response.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding, Accept-Language']);
});

test('a short response is not compressed', async () => {
  const response = await (await serverWithClients(1))('br');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.json()).toHaveLength(1);
});
