import { expect, inject, test } from 'vitest';
import { urls } from '#contract/urls';
import { openPage } from './page-document.ts';

/** An `animation` may contain these beside the name of its keyframes, once functions, times and numbers are taken out. */
const keywords = new Set(
  [
    'none initial inherit unset revert auto infinite normal reverse alternate alternate-reverse forwards backwards both running paused',
    'linear ease ease-in ease-out ease-in-out step-start step-end important',
  ].flatMap((line) => line.split(' ')),
);

/** All style sheets of a page: those in the page and those it links to. */
async function stylesOf(path: string): Promise<string> {
  const { document } = await openPage(path);
  const linked = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '');
  const files = await Promise.all(linked.map(async (href) => (await fetch(new URL(href, inject('siteUrl')))).text()));
  return [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .concat(files)
    .join('\n');
}

/** The names of keyframes that the page's animations ask for; a name can come from a custom property. */
function animationNames(css: string): string[] {
  const values = (property: string) => [...css.matchAll(new RegExp(`(?<![\\w-])${property}:([^;}]+)`, 'g'))].map(([, value = '']) => value);
  const resolved = (value: string): string[] => [
    value,
    ...[...value.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => values(name).flatMap(resolved)),
  ];
  return [...values('animation'), ...values('animation-name')]
    .flatMap(resolved)
    .flatMap((value) => value.replaceAll(/[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ' ').match(/(?<![\w.-])-{0,2}[a-z_][\w-]*/gi) ?? [])
    .filter((word) => !keywords.has(word));
}

test('every animation of every page has its keyframes there', async () => {
  const missing: string[] = [];
  let found = 0;
  for (const path of [...Object.values(urls), '/no-such-page']) {
    const css = await stylesOf(path);
    const defined = new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
    const names = new Set(animationNames(css));
    found += names.size;
    missing.push(...[...names].filter((name) => !defined.has(name)).map((name) => `${path} ${name}`));
  }
  expect(missing).toEqual([]);
  // Every page has at least the three of the shared style sheet that do not depend on the page: fade, rise and spin.
  expect(found).toBeGreaterThan(3 * Object.keys(urls).length);
});
