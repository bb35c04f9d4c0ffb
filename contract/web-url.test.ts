import { expect, test } from 'vitest';
import { isWebUrl } from './web-url.ts';

test.each(['https://company.example', 'http://maps.example/?q=1&z=2', 'https://شركة.example/فرع'])('%s is a web address', (text) => {
  expect(isWebUrl(text)).toBe(true);
});

test.each([
  '',
  'company.example',
  'https://',
  'https://office',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://company.example',
  'https://a:b@company.example',
  'https:company.example',
  'https://company.example\\@other.example',
  'https://[::1]/',
])('%j is none', (text) => {
  expect(isWebUrl(text)).toBe(false);
});
