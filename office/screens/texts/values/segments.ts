import { wordDifference } from '../../../parts/texts/word-difference.ts';

type Sign = 'placeholder' | 'unknown' | 'added' | 'highlight';

/** A stretch of a text whose signs are the same. */
export interface Segment {
  start: number;
  text: string;
  signs: ReadonlySet<Sign>;
}

interface Range {
  start: number;
  end: number;
  sign: Sign;
}

interface SegmentOptions {
  /** Says what visitors read: other words are new. */
  published?: string | undefined;
  /** Placeholders that are filled in. */
  placeholders: readonly string[];
  highlight?: { start: number; end: number } | undefined;
}

/** A text cut where something begins or ends that is to be seen in it. */
export function segmentsOf(text: string, { published, placeholders, highlight }: SegmentOptions): Segment[] {
  const ranges: Range[] = [
    ...(published === undefined ? [] : addedRanges(published, text)),
    ...[...text.matchAll(/\{(\w+)\}/g)].map(({ 0: whole, 1: name = '', index }): Range => {
      return { start: index, end: index + whole.length, sign: placeholders.includes(name) ? 'placeholder' : 'unknown' };
    }),
    ...(highlight && highlight.end > highlight.start ? [{ ...highlight, sign: 'highlight' as const }] : []),
  ];
  const cuts = [...new Set([0, text.length, ...ranges.flatMap(({ start, end }) => [start, end])])].toSorted((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, cuts[index + 1]),
    signs: new Set(ranges.filter((range) => range.start <= start && start < range.end).map(({ sign }) => sign)),
  }));
}

function addedRanges(before: string, after: string): Range[] {
  let start = 0;
  return wordDifference(before, after).flatMap(({ kind, text }): Range[] => {
    if (kind === 'removed') return [];
    const from = start;
    start += text.length;
    return kind === 'added' ? [{ start: from, end: from + text.trimEnd().length, sign: 'added' }] : [];
  });
}
