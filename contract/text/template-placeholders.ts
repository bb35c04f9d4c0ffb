import { applicationPlaceholders, placeholdersOf, type TemplatePurpose, templatePlaceholders } from '../office/mail.ts';

type Placeholder = (typeof templatePlaceholders)[number] | (typeof applicationPlaceholders)[number];
/** Holds the values that a mail has: a quote has a country, an application a job. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** A stretch of a text: words, a placeholder that is filled in by itself, one that is asked for, or one that nobody knows. */
interface TextPart {
  readonly kind: 'words' | 'filled' | 'asked' | 'unknown';
  readonly text: string;
  /** Its beginning in the text, in UTF-16 code units. */
  readonly start: number;
}

const placeholderPattern = /\{\{\s*(?<filled>[^{}]*?)\s*\}\}|\[\[\s*(?<asked>[^[\]]*?)\s*\]\]/g;

const allPlaceholders: readonly string[] = [...templatePlaceholders, ...applicationPlaceholders];
const isPlaceholder = (name: string): name is Placeholder => allPlaceholders.includes(name);

/** A text in its parts, in order. `text` of a placeholder is its name. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholderPattern)) {
    const { filled, asked } = match.groups ?? {};
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index), start: end });
    const kind = filled === undefined ? 'asked' : isPlaceholder(filled) ? 'filled' : 'unknown';
    parts.push({ kind, text: filled ?? asked ?? '', start: match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end), start: end });
  return parts;
}

/** Puts the values into their placeholders. Those that are asked for stay, and those without a value become placeholders that are asked for. */
export function fillTemplate(text: string, values: PlaceholderValues, names: PlaceholderValues): string {
  return text.replace(placeholderPattern, (written, filled: string | undefined) => {
    if (filled === undefined || !isPlaceholder(filled)) return written;
    return values[filled] || `[[${names[filled] ?? filled}]]`;
  });
}

/** Names of the placeholders that keep an answer from being sent, each once. */
export const openPlaceholders = (text: string): string[] => [
  ...new Set(partsOf(text).flatMap((part) => (part.kind === 'words' || part.kind === 'filled' ? [] : [part.text]))),
];

/** Names in double braces that nothing fills in such a mail, each once. */
export const unknownPlaceholders = (text: string, purpose: TemplatePurpose = 'quotes'): string[] => [
  ...new Set(
    partsOf(text).flatMap(({ kind, text: name }) =>
      kind === 'unknown' || (kind === 'filled' && !placeholdersOf[purpose].includes(name as Placeholder)) ? [name] : [],
    ),
  ),
];

/** Finds the first placeholder that must be filled, as a range of the text; undefined without one. */
export function firstOpenPlaceholder(text: string): { start: number; end: number } | undefined {
  const parts = partsOf(text);
  const index = parts.findIndex(({ kind }) => kind === 'asked' || kind === 'unknown');
  const part = parts[index];
  return part && { start: part.start, end: parts[index + 1]?.start ?? text.length };
}
