import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { palette } from '#brand/colours';
import { spacing } from '#ui/styles/spacing.ts';
import { filesNamed, root } from './module-graph.ts';

interface Declaration {
  /** Names its place, for the message. */
  place: string;
  property: string;
  value: string;
  /** A comment on the line before. */
  comment: string;
}

/** Style sheets of a front end, without the one that defines the tokens. */
const sheetsOf = (folders: RegExp) =>
  filesNamed('.css').filter((path) => folders.test(path) && !/\/(?:tokens|fonts)\.css$|\/font-subsets\//.test(path));
/** Visitors see these, and the Office. */
const styleSheets = sheetsOf(/^(?:site|ui)\//);
const officeSheets = sheetsOf(/^office\//);
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n');

const declarationsIn = (paths: readonly string[]): Declaration[] =>
  paths.flatMap((path) =>
    linesOf(path).flatMap((line, index, lines) => {
      const [, property, value] = /^\s*(-{0,2}[\w-]+):\s(.+);$/.exec(line) ?? [];
      return property && value ? [{ place: `${path}:${index + 1}`, property, value, comment: lines[index - 1]?.trim() ?? '' }] : [];
    }),
  );
const declarations = declarationsIn(styleSheets);
const officeDeclarations = declarationsIn(officeSheets);

const shown = ({ place, property, value }: Declaration) => `${place} ${property}: ${value}`;
const named = (...names: string[]) => [...declarations, ...officeDeclarations].filter(({ property }) => names.includes(property));

/** A token, a part of one, a page's own where the component lets it choose, or a size relative to the text or the box around it. */
const size = String.raw`(?:var\((?:--title-size, var\()?--text-[\w-]+\)?\)|calc\(var\(--text-[\w-]+\) \* [\d.]+\)|[\d.]+(?:em|cqi|%)|inherit|0)`;
const leading = String.raw`(?:var\(--leading-[\w-]+\)|[\d.]+(?:rem|em)|inherit|0)`;

/** Lettering that is made to fill its box has a size of its own; the comment before it says what it is fitted to. */
const isFitted = ({ comment }: Declaration) => comment.startsWith('/* Fitted to ');

test('type sizes are tokens, or say what they are fitted to', () => {
  const sizes = named('font-size', '--title-size').filter(({ value }) => !new RegExp(`^${size}$`).test(value));
  const shorthands = named('font').filter(
    ({ value }) => !new RegExp(`^(?:inherit|(?:italic )?\\d+ ${size}(?: / ${leading})? \\S.*)$`).test(value),
  );
  expect([...sizes, ...shorthands].filter((found) => !isFitted(found)).map(shown)).toEqual([]);
});

test('few sizes are fitted', () => {
  expect(declarations.filter(isFitted).length).toBeLessThanOrEqual(28);
  expect(officeDeclarations.filter(isFitted).length).toBeLessThanOrEqual(6);
});

test('line heights are tokens', () => {
  const raw = named('line-height').filter((found) => !new RegExp(`^${leading}$`).test(found.value) && !isFitted(found));
  expect(raw.map(shown)).toEqual([]);
});

test('letter spacing is a token', () => {
  const raw = named('letter-spacing').filter(({ value }) => !/^(?:var\(--tracking-[\w-]+\)|inherit|normal|0)$/.test(value));
  expect(raw.map(shown)).toEqual([]);
});

/** Lengths of a value that are not in the parentheses of a function: those grow with the window or follow from others. */
function plainLengths(value: string): string[] {
  const withoutInnermost = value.replaceAll(/\([^()]*\)/g, '');
  return withoutInnermost === value ? (value.match(/(?<![\w.])[\d.]+rem\b/g) ?? []) : plainLengths(withoutInnermost);
}

/** Less is a hairline, more is room for a picture. */
const isDistance = (length: string) => Number.parseFloat(length) >= 0.25 && Number.parseFloat(length) <= 5;

test('distances are tokens, or say what they are fitted to', () => {
  const raw = declarations.filter(
    (found) =>
      /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[\w-]+)?|--title-margin)$/.test(found.property) &&
      plainLengths(found.value).some(isDistance) &&
      !isFitted(found),
  );
  expect(raw.map(shown)).toEqual([]);
});

/** They follow the digit or the letter of whichever face has arrived. */
test('no size is measured in letters: it would change when the typeface arrives', () => {
  expect(declarations.filter(({ value }) => /[\d.](?:ch|ex|cap|ic)\b/.test(value)).map(shown)).toEqual([]);
});

test('media queries know four widths', () => {
  const widths = [...styleSheets, ...officeSheets].flatMap((path) =>
    linesOf(path).flatMap((line, index) => {
      if (!line.trimStart().startsWith('@media')) return [];
      const unknown = line.replaceAll(/\(width (?:>=|<) (?:30|48|64|75)em\)/g, '').match(/\([^()]*width[^()]*\)/g) ?? [];
      return unknown.map((query) => `${path}:${index + 1} ${query}`);
    }),
  );
  expect(widths).toEqual([]);
});

test('colours are tokens', () => {
  const raw = [...declarations, ...officeDeclarations].filter(({ value }) =>
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\((?!from |0 0 0)/i.test(value),
  );
  expect(raw.map(shown)).toEqual([]);
});

test('every custom property that is used is defined somewhere', () => {
  const undefinedIn = (folders: RegExp, tokenSheets: readonly string[], used: readonly Declaration[]) => {
    const tokens = tokenSheets.flatMap(linesOf).join('\n');
    const scripts = filesNamed('.{ts,tsx}').filter((path) => folders.test(path));
    const defined = new Set([
      ...[...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
      ...Object.keys({ ...palette, ...spacing }).map((token) => `--${token}`),
      ...used.map(({ property }) => property),
      ...scripts.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/['"](--[\w-]+)['"]/g)].map(([, name]) => name)),
    ]);
    return used.flatMap((declaration) =>
      [...declaration.value.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
        defined.has(name) ? [] : [`${declaration.place} ${name}`],
      ),
    );
  };
  expect(undefinedIn(/^(?:site|ui)\//, ['ui/styles/tokens.css'], declarations)).toEqual([]);
  expect(undefinedIn(/^office\//, ['office/styles/tokens.css'], officeDeclarations)).toEqual([]);
});

/** Sheets that are no part of every page's: each is loaded with the components that import it. */
test('who writes a class that only some pages load imports its style sheet', () => {
  const components = filesNamed('.{tsx,astro}').filter((path) => /^(?:site|ui)\//.test(path));
  const missing = filesNamed('.css')
    .filter((path) => path.startsWith('ui/styles/some-pages/'))
    .flatMap((sheet) => {
      const classes = new Set(linesOf(sheet).flatMap((line) => /^\s*\.([a-z][\w-]*)/.exec(line)?.[1] ?? []));
      return components
        .filter((path) => {
          const lines = linesOf(path);
          const quoted = lines.filter((line) => line.includes('lass')).flatMap((line) => [...line.matchAll(/["'`]([\w.${} -]*)["'`]/g)]);
          const written = quoted.flatMap(([, words = '']) => words.split(' '));
          return written.some((word) => classes.has(word)) && !lines.some((line) => line.includes(sheet.slice('ui'.length)));
        })
        .map((path) => `${path} ${sheet}`);
    });
  expect(missing).toEqual([]);
});
