import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding, lazilyEncoded } from './encodings.ts';

const all: Encoding[] = ['identity', 'br', 'gzip'];

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0.0, *;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('Accept-Encoding %s selects %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding);
});

test('a response with one encoding is sent in it', () => {
  expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity');
});

test('each encoding has the same content and an ETag of its own', async () => {
  const text = Buffer.from('<p>step</p>'.repeat(50));
  const encoded = lazilyEncoded(text);
  const [plain, brotli, gzip] = await Promise.all([encoded('identity'), encoded('br'), encoded('gzip')]);
  expect([plain.bytes, brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes)]).toEqual([text, text, text]);
  expect(new Set([plain.etag, brotli.etag, gzip.etag]).size).toBe(3);
});

test('a body that is requested again is compressed better in the background, and stays the same content', async () => {
  const text = Buffer.from(Array.from({ length: 4_000 }, (_, index) => `<li>${index % 97} of ${index % 89}</li>`).join(''));
  const encoded = lazilyEncoded(text);
  const first = await encoded('br');
  expect(await encoded('br')).toBe(first);
  await expect.poll(async () => (await encoded('br')).bytes.length).toBeLessThan(first.bytes.length);
  expect(brotliDecompressSync((await encoded('br')).bytes)).toEqual(text);
});
