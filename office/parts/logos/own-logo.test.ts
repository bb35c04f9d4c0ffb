import { expect, test } from 'vitest';
import { isOfThisHost } from './own-logo.ts';

test.each([
  ['/uploads/a.webp', true],
  ['/clients/b.svg', true],
  ['https://client.example/logo.png', false],
  ['//client.example/logo.png', false],
  ['/\\client.example/logo.png', false],
  ['data:image/png;base64,AAAA', false],
  ['', false],
])('a logo at %j is on this host: %s', (path, isOurs) => {
  expect(isOfThisHost(path)).toBe(isOurs);
});
