import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { routes } from '../e2e/support/routes.ts';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64');
/** Elements that a content security policy lets in by their hash; data blocks are not run. */
const inlineCode = /<(script|style)\b(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/\1>/g;

for (const url of routes) {
  test(`${url} comes compressed, with a policy that allows no more than the page holds`, async () => {
    const site = inject('siteUrl');
    const response = await fetch(site + url, { headers: { 'accept-encoding': 'br' } });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(response.headers.get('content-encoding')).toBe('br');
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`${directive} 'none'`);
    expect(policy).toMatch(/script-src 'self'[ ;].*style-src 'self'[ ;]/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    const inline = Array.from((await response.text()).matchAll(inlineCode), ([, , content = '']) => sha256(content));
    const allowed = Array.from(policy.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash);
    expect(new Set(allowed)).toEqual(new Set(inline));
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(site + url, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
}

test('every script that a page names comes with its hash', async () => {
  const site = inject('siteUrl');
  for (const url of routes) {
    const page = await (await fetch(site + url)).text();
    const scripts = [...page.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [tag, path] of scripts) {
      const content = Buffer.from(await (await fetch(site + path)).arrayBuffer());
      expect(tag).toContain(`integrity="sha256-${sha256(content)}"`);
    }
  }
});

test('files with a hash in their name are cached for a year, and none is missing', async () => {
  const site = inject('siteUrl');
  const page = await (await fetch(site)).text();
  const files = [...new Set([...page.matchAll(/"(\/_astro\/[^"\s]+)"/g)].map(([, path = '']) => path))];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const response = await fetch(site + file);
    expect([file, response.status, response.headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
  }
});
