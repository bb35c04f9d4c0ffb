import { applicationGaps, gapsOf, type TemplatePurpose, templateGaps } from '#contract/office/mail';

type Gap = (typeof templateGaps)[number] | (typeof applicationGaps)[number];
/** Those that a mail has: a request has a country, an application a job. */
export type GapValues = Readonly<Partial<Record<Gap, string>>>;

/** A stretch of a text: words, a gap that is filled in by itself, one that is asked for, or one that nobody knows. */
interface TextPart {
  readonly kind: 'words' | 'filled' | 'asked' | 'unknown';
  readonly text: string;
  /** Where it begins in the text, in UTF-16 code units. */
  readonly start: number;
}

const gapPattern = /\{\{\s*(?<filled>[^{}]*?)\s*\}\}|\[\[\s*(?<asked>[^[\]]*?)\s*\]\]/g;

const allGaps: readonly string[] = [...templateGaps, ...applicationGaps];
const isGap = (name: string): name is Gap => allGaps.includes(name);

/** A text in its parts, in order. `text` of a gap is its name. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(gapPattern)) {
    const { filled, asked } = match.groups ?? {};
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index), start: end });
    const kind = filled === undefined ? 'asked' : isGap(filled) ? 'filled' : 'unknown';
    parts.push({ kind, text: filled ?? asked ?? '', start: match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end), start: end });
  return parts;
}

/** Puts the values into their gaps. Those that are asked for stay, and those without a value become gaps that are asked for. */
export function fillGaps(text: string, values: GapValues, names: GapValues): string {
  return text.replace(gapPattern, (written, filled: string | undefined) => {
    if (filled === undefined || !isGap(filled)) return written;
    return values[filled] || `[[${names[filled] ?? filled}]]`;
  });
}

/** Names of the gaps that keep an answer from being sent, each once. */
export const openGaps = (text: string): string[] => [
  ...new Set(partsOf(text).flatMap((part) => (part.kind === 'words' || part.kind === 'filled' ? [] : [part.text]))),
];

/** Names in double braces that nothing fills in such a mail, each once. */
export const unknownGaps = (text: string, purpose: TemplatePurpose = 'quotes'): string[] => [
  ...new Set(
    partsOf(text).flatMap(({ kind, text: name }) =>
      kind === 'unknown' || (kind === 'filled' && !gapsOf[purpose].includes(name as Gap)) ? [name] : [],
    ),
  ),
];

/** Where the first gap that must be filled stands, as a range of the text; undefined without one. */
export function firstOpenGap(text: string): { start: number; end: number } | undefined {
  const parts = partsOf(text);
  const index = parts.findIndex(({ kind }) => kind === 'asked' || kind === 'unknown');
  const part = parts[index];
  return part && { start: part.start, end: parts[index + 1]?.start ?? text.length };
}
