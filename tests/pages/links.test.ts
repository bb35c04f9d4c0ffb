import type { Document } from 'happy-dom';
import { expect, inject, test } from 'vitest';
import { urls } from '#contract/urls';
import { routes } from '../e2e/support/routes.ts';
import { openPage } from './page-document.ts';

const attributesOf = (document: Document, selector: string, name: string): string[] =>
  [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(name) ?? []);

test('no internal link is broken, fragments included', async () => {
  const broken: string[] = [];
  for (const url of routes) {
    const { document } = await openPage(url);
    const hrefs = new Set(attributesOf(document, 'a[href]', 'href').filter((href) => /^[/#?]/.test(href)));
    for (const href of hrefs) {
      const target = new URL(href, `http://site${url}`);
      const { status, html } = await openPage(target.pathname + target.search);
      const fragment = target.hash.slice(1);
      if (status !== 200 || (fragment !== '' && !html.includes(` id="${fragment}"`))) broken.push(`${href} on ${url} (${status})`);
    }
  }
  expect(broken).toEqual([]);
});

test('every file that a page names exists', async () => {
  const files = new Map<string, string>();
  for (const url of routes) {
    const { document } = await openPage(url);
    const sets = ['source', 'img'].flatMap((element) => attributesOf(document, element, 'srcset'));
    const candidates = sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''));
    const sources = attributesOf(document, 'img, source, video, track, script', 'src');
    const named = [...candidates, ...sources, ...attributesOf(document, 'video', 'poster'), ...attributesOf(document, 'link', 'href')];
    for (const file of named) if (file.startsWith('/')) files.set(file, url);
  }
  expect(files.size).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const [file, url] of files) {
    const { ok } = await fetch(inject('siteUrl') + file, { method: 'HEAD' });
    if (!ok) missing.push(`${file} on ${url}`);
  }
  expect(missing).toEqual([]);
});

test('every page of the site but the placeholders can be reached by a link from another', async () => {
  const linked = new Set<string>();
  for (const url of routes) {
    const { document } = await openPage(url);
    const paths = attributesOf(document, 'a[href]', 'href').map((href) => new URL(href, `http://site${url}`).pathname);
    // A link within the page, as the one that skips to the content, leads nobody there.
    for (const path of paths) if (path !== url) linked.add(path);
  }
  expect(routes.filter((url) => !linked.has(url))).toEqual([urls.services, urls.blog, urls.login]);
});
