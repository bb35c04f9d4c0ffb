import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import type { Locale } from '#contract/locales';
import { type LineValue, pluralCategories } from '#contract/texts/changed-texts';
import { isSameKind, linesOf, type TextTree } from '#contract/texts/lines';
import { stringLiteral } from './string-literal.ts';
import { findPlaces, keyOf, type Place, type TextFiles, valueAt } from './text-sources.ts';

export interface WrittenLine {
  /** `home/hero/title`. */
  line: string;
  file: string;
}

/** Describes the files with what was changed, and the lines that are not in them. */
export interface WrittenFiles {
  /** Has the files that differ, by name. */
  files: TextFiles;
  written: WrittenLine[];
  left: { line: string; reason: string }[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The lines of one language: what the files say, and what they are to say. */
export interface LanguageTexts {
  locale: Locale;
  texts: Readonly<Record<string, TextTree>>;
  changed: Readonly<Record<string, Readonly<Record<string, LineValue>>>>;
}

/** Writes changed lines into the files of a language. A place from which several lines come is written when all of them are to read the same. */
export function writeLines(before: TextFiles, { texts, changed, locale }: LanguageTexts): WrittenFiles {
  const find = findPlaces(before);
  const keyAt = ({ file, node }: Place) => `${file}:${node.pos}`;
  const lines = Object.entries(texts).flatMap(([name, tree]) =>
    [...linesOf(tree)].map(([path, original]) => {
      const line = path === '' ? name : `${name}/${path}`;
      return { line, original, wanted: changed[name]?.[path] ?? original, place: find(name, path) };
    }),
  );
  const byPlace = Map.groupBy(lines, ({ place }) => place && keyAt(place));
  const known = new Set(lines.map(({ line }) => line));
  const edits = new Map<string, Map<string, Edit[]>>();
  const written: WrittenLine[] = [];
  const left = Object.entries(changed).flatMap(([name, own]) =>
    Object.keys(own)
      .filter((path) => !known.has(`${name}/${path}`))
      .map((path) => ({ line: `${name}/${path}`, reason: 'no text has this line any more' })),
  );
  for (const { line, original, wanted, place } of lines) {
    if (isDeepStrictEqual(wanted, original)) continue;
    const reason = place ? reasonAgainst(place) : 'it is put together by code';
    if (!place || reason) {
      left.push({ line, reason: reason ?? '' });
      continue;
    }
    written.push({ line, file: place.file });
    const own = edits.get(place.file) ?? new Map<string, Edit[]>();
    edits.set(place.file, own.set(keyAt(place), editsAt(place, wanted)));

    function reasonAgainst(at: Place): string | undefined {
      if (!isDeepStrictEqual(valueAt(at), original)) return `content/${locale}/${at.file} does not write it as one text`;
      if (!isSameKind(wanted, original)) return 'it is of another kind than what is written';
      const other = byPlace.get(keyAt(at))?.find((one) => !isDeepStrictEqual(one.wanted, wanted));
      return other && `it comes from content/${locale}/${at.file} together with ${other.line}, which reads otherwise`;
    }
  }
  const files = new Map([...edits].map(([file, own]) => [file, applied(before.get(file) ?? '', [...own.values()].flat())]));
  return { files, written, left };
}

/** Returns what is to be replaced so that a value stands in a place: the strings that differ, or all of a value that has other parts. */
function editsAt({ node }: Place, value: LineValue): Edit[] {
  const replace = (target: ts.Node, text: string): Edit => ({ start: target.getStart(), end: target.getEnd(), text });
  if (typeof value === 'string' || !ts.isObjectLiteralExpression(node)) return [replace(node, stringLiteral(String(value)))];
  const parts = new Map(Object.entries(value));
  const keys = node.properties.map(keyOf);
  if (keys.length === parts.size && keys.every((key) => key !== undefined && parts.has(key)))
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? [replace(property.initializer, stringLiteral(parts.get(keyOf(property) ?? '') ?? ''))] : [],
    );
  const order: readonly string[] = ['before', 'highlight', 'after', ...pluralCategories];
  const written = order.flatMap((key) => (parts.has(key) ? [`${key}: ${stringLiteral(parts.get(key) ?? '')}`] : []));
  return [replace(node, `{ ${written.join(', ')} }`)];
}

const applied = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: replacement }) => result.slice(0, start) + replacement + result.slice(end), text);

/** Names the lines that do not read in the files as they are to: all that were written, and all the others. */
export function misread(files: TextFiles, { texts, changed }: LanguageTexts, { left }: WrittenFiles): string[] {
  const find = findPlaces(files);
  const skipped = new Set(left.map(({ line }) => line));
  return Object.entries(texts).flatMap(([name, tree]) =>
    [...linesOf(tree)].flatMap(([path, original]) => {
      const [place, line] = [find(name, path), `${name}/${path}`];
      const value = place && valueAt(place);
      if (value === undefined) return [];
      return isDeepStrictEqual(value, skipped.has(line) ? original : (changed[name]?.[path] ?? original)) ? [] : [line];
    }),
  );
}
