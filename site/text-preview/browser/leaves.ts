import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { LineValue } from '#contract/texts/changed-texts';
import { withEdgesOf } from '#contract/texts/line-rules';
import type { PreviewedText, PreviewedTexts } from '../previewed-texts.ts';
import { readMarks } from '../text-marks.ts';

/** A text of the site within one text of the page, of which it often is all. */
export interface Leaf {
  text: PreviewedText;
  /** Undefined where the section has made another text of it, in whose place none can be put. */
  start: number | undefined;
  end: number;
  /** Holds what the section has filled in. */
  values: Readonly<Record<string, string>>;
}

/** Finds the marked texts within a text of the page, which is returned without marks. */
export function readLeaves(marked: string, texts: PreviewedTexts['texts']): { text: string; leaves: Leaf[] } {
  const { text, ends } = readMarks(marked);
  const leaves = ends.flatMap(({ number, end }) => {
    const previewed = texts[number];
    return previewed ? [{ text: previewed, end, ...startOf(previewed.text, text.slice(0, end)) }] : [];
  });
  return { text, leaves };
}

/** Finds where a text with placeholders begins that another one ends with, and what was filled in. */
function startOf(template: string, text: string): Pick<Leaf, 'start' | 'values'> {
  const names: string[] = [];
  const patterns = template.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    names.push(part);
    return '(.*?)';
  });
  const match = new RegExp(`${patterns.join('')}$`, 's').exec(text);
  return { start: match?.index, values: Object.fromEntries(names.map((name, index) => [name, match?.[index + 1] ?? ''])) };
}

/** Reads a text of the page with other texts in it. @param other returns another text for a leaf, with placeholders; undefined leaves it */
export function withOtherTexts(
  { text, leaves }: { text: string; leaves: readonly Leaf[] },
  other: (text: PreviewedText) => string | undefined,
  facts: PreviewedTexts['facts'],
): string {
  let result = text;
  // From the end, so that what comes before stays where it is; what was a part of another goes with it.
  let rest = text.length;
  for (const { start, end, values, text: previewed } of leaves.toReversed()) {
    const template = other(previewed);
    if (template === undefined || start === undefined || end > rest) continue;
    result = result.slice(0, start) + fillPlaceholders(fillPlaceholders(template, facts), values) + result.slice(end);
    rest = start;
  }
  return result;
}

/** The part of a value that a text shows. */
export function partOf(value: LineValue, { part, text }: PreviewedText): string {
  if (typeof value === 'string') return String(withEdgesOf(text, value));
  return (part && (value as Partial<Record<string, string>>)[part]) ?? '';
}
