import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { locales } from '#contract/locales';
import { officePath } from '#contract/office/paths';
import { routes } from '../e2e/support/routes.ts';

/** Bytes of script, compressed, that the Office may need for its first screen, with the texts of one language; each further screen brings its own. */
const firstScriptLimit = 150_500;

const site = () => inject('siteUrl');
const read = async (path: string) => (await fetch(site() + path)).text();
const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, path = '']) => path);

/** Every script that a page can load: those it names, and what they import, `kind` deciding about imports on demand. */
async function reached(entries: readonly string[], kind: 'all' | 'static'): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (scripts.has(path)) continue;
    const code = await read(path);
    scripts.set(path, code);
    const imports = [...code.matchAll(/(import\s*\()?(?:from|import)?\s*\(?["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g)];
    for (const [, onDemand, target = ''] of imports)
      if (kind === 'all' || !onDemand) waiting.push(new URL(target, `http://site${path}`).pathname);
  }
  return scripts;
}

test('every path of the Office is the same page, which nobody stores or indexes', async () => {
  for (const path of [officePath, `${officePath}/quotes/42`, `${officePath}/link`]) {
    const response = await fetch(site() + path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.has('speculation-rules')).toBe(false);
    expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow">');
  }
});

test('the Office has no second address by language, and stands in no list of pages', async () => {
  expect((await fetch(`${site()}/ar${officePath}`)).status).toBe(404);
  expect(await read('/sitemap.xml')).not.toContain(officePath);
});

test('the policy of the Office allows its own scripts and requests, and nothing inline', async () => {
  const response = await fetch(site() + officePath);
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const directive of ["default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toMatch(new RegExp(`(?:^|;) ?${directive}(?:;|$)`));
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  const html = await response.text();
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/);
});

test('WebAssembly is for the worker that reads résumés alone, which may do nothing else', async () => {
  const scripts = await reached(scriptsOf(await read(officePath)), 'all');
  const worker = [...scripts.values()].flatMap((code) => /\/_astro\/pdf\.worker\.[\w.-]+\.mjs/.exec(code) ?? [])[0] ?? '';
  const allowing: string[] = [];
  for (const path of [officePath, worker, ...scripts.keys()]) {
    const policy = (await fetch(site() + path)).headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    if (policy.includes('wasm')) allowing.push(policy);
  }
  expect(allowing).toEqual([
    "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ]);
});

test('no page of the site can load a line of the Office', async () => {
  const pages = await Promise.all(routes.map(read));
  const islands = pages.flatMap((html) => [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, path = '']) => path));
  const ofSite = await reached([...pages.flatMap(scriptsOf), ...islands], 'all');
  const ofOffice = await reached(scriptsOf(await read(officePath)), 'all');
  const speaksOfOffice = (code: string) => code.includes('/api/office');
  // The test itself finds what it looks for.
  expect([...ofOffice.values()].some(speaksOfOffice)).toBe(true);
  expect(ofSite.size).toBeGreaterThan(10);
  expect([...ofSite].filter(([, code]) => speaksOfOffice(code)).map(([path]) => path)).toEqual([]);
});

test('the Office and the pages share no style sheet: each has its own light', async () => {
  const sheetsOf = async (path: string) =>
    [...(await read(path)).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet = '']) => sheet);
  const ofPages = (await Promise.all(routes.map(sheetsOf))).flat();
  const ofOffice = await sheetsOf(officePath);
  expect([ofPages.length > routes.length - 1, ofOffice.length > 0]).toEqual([true, true]);
  expect(ofOffice.filter((sheet) => ofPages.includes(sheet))).toEqual([]);
});

test('the Office begins with less script than its limit, in few files', async () => {
  const entries = scriptsOf(await read(officePath));
  const named = (name: string) => [...everything].filter(([path]) => path.includes(`/${name}.`)).map(([, code]) => code);
  const [atOnce, everything] = [await reached(entries, 'static'), await reached(entries, 'all')];
  const sizes = (codes: Iterable<string>) => [...codes].map((code) => brotliCompressSync(code).length);
  // Asked for by the first scripts: the texts of one language, and Today.
  const texts = sizes(named('first'));
  expect(texts).toHaveLength(locales.length);
  const first = [...sizes(atOnce.values()), ...sizes(named('today')), Math.max(...texts)];
  expect(first.length).toBeLessThan(8);
  const bytes = first.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(firstScriptLimit);
});
