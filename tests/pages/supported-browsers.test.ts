import { describe, expect, test } from 'vitest';
import { localizedPath, siteLocales } from '#contract/locales';
import { officePath } from '#contract/office/paths';
import { routes } from '../e2e/support/routes.ts';
import { supportList } from './support-list/browser-support.ts';
import { builtFiles } from './support-list/built-files.ts';
import { bringsItsOwn, harmlessCalls, harmlessStyles } from './support-list/harmless.ts';
import { unsupportedCalls } from './support-list/unsupported-scripts.ts';
import { unsupportedStyles } from './support-list/unsupported-styles.ts';

const allPages = siteLocales.flatMap((locale) => routes.map((route) => localizedPath(route, locale)));
const site = supportList('site');

const isIn = (harmless: readonly RegExp[], name: string) => harmless.some((pattern) => pattern.test(name));

describe.each([
  ['site', allPages],
  ['office', [officePath]],
] as const)('%s', (part, paths) => {
  test('style sheets and scripts use nothing that a browser of its list lacks, but for what has a fallback or is no loss', async () => {
    const list = supportList(part);
    const { styles, scripts, drawings } = await builtFiles(paths);
    const found = [...styles, ...drawings]
      .flatMap((css) => unsupportedStyles(css, list))
      .filter(({ feature }) => !isIn(harmlessStyles, feature));
    expect(found).toEqual([]);
    const own = [...scripts].filter(([path]) => !bringsItsOwn.test(path)).map(([, code]) => code);
    expect(own.length).toBeGreaterThan(10);
    expect(unsupportedCalls(own, list).filter((call) => !isIn(harmlessCalls, call))).toEqual([]);
  });
});

const featuresOf = (css: string) => unsupportedStyles(css, site).map(({ feature }) => feature);

test.each([
  ['.a{background-clip:text}', 'background-clip: text'],
  ['.a{mask-image:linear-gradient(red,blue)}', 'mask-image'],
  ['.a{border-color:rgb(from var(--brand) r g b/.2)}', 'rgb(from)'],
  [':root{--line:rgb(from var(--brand) r g b/.2)}', 'rgb(from)'],
  ['.a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['.a{color:light-dark(red,blue)}', 'light-dark()'],
  ['.a{color:red;& .b{color:blue}}', 'nesting'],
  ['.a,.b:has(c){color:red}', ':has in a list'],
  ['.a:has(:focus-visible){outline:2px solid}', ':has of a ring'],
  ['@supports not selector(:has(a)){.a:has(b){outline:none}}', ':has of a ring'],
  ['.a{@media (width>=1px){animation-timeline:scroll()}}', 'animation-timeline'],
  ['@supports not selector(:popover-open){.a{color:color-mix(in srgb,red,blue)}}', 'color-mix()'],
])('%s is found', (css, feature) => {
  expect(featuresOf(css)).toContain(feature);
});

test.each([
  '.a{-webkit-background-clip:text;background-clip:text}',
  '.a{-webkit-mask-image:linear-gradient(red,blue);mask-image:linear-gradient(red,blue)}',
  '.a{color:red;color:color-mix(in srgb,red,blue)}',
  '@supports (color:color-mix(in srgb,red,blue)){.a{color:color-mix(in srgb,red,blue)}}',
  '.a:is(.b,:has(c)){color:red}',
  '.a:focus-within{outline:2px solid}@supports selector(:has(a)){.a:not(:has(:focus-visible)){outline:none}}',
  '@media (width>=48em){.a{inset-inline:0;block-size:100dvh;overflow:clip;aspect-ratio:1}}',
])('%s has a fallback', (css) => {
  expect(featuresOf(css)).toEqual([]);
});

test('calls of functions that an old browser lacks are found, but for those that are asked for', () => {
  const code = 'a.toSorted();b.findLast();URL.canParse(c);Object.groupBy(d,e);Array.fromAsync(f);g.showPopover();h.map();i.at(-1)';
  const found = ['Array.toSorted', 'Array.fromAsync', 'Object.groupBy', 'URL.canParse', 'HTMLElement.showPopover'];
  expect(unsupportedCalls([code], site)).toEqual(expect.arrayContaining(found));
  expect(unsupportedCalls(['menu.hidePopover?.()', '"showPopover"in a&&a.showPopover()'], site)).toEqual([]);
});
