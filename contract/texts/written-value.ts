import { CountedValue, type LineValue, pluralCategories } from './changed-texts.ts';

/**
 * A value in one cell of a table, as a translator reads and writes it: the highlighted part of a headline in square brackets, the categories of a
 * counted text on a line each (`one: {count} client`).
 */
export function writtenValue(value: LineValue): string {
  if (typeof value === 'string') return value.trim();
  if ('highlight' in value) return `${value.before ?? ''}[${value.highlight}]${value.after ?? ''}`.trim();
  return pluralCategories.flatMap((category) => (value[category] === undefined ? [] : [`${category}: ${value[category]}`])).join('\n');
}

/** Reads what `writtenValue` writes, for a line with this original. Undefined for what has another form. */
export function readValue(written: string, original: LineValue): LineValue | undefined {
  const text = written.trim();
  if (typeof original === 'string') return text;
  if ('highlight' in original) {
    const [, before = '', highlight, after = ''] = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/.exec(text) ?? [];
    return highlight === undefined ? undefined : { ...(before && { before }), highlight, ...(after && { after }) };
  }
  const parts = text.split('\n').map((line) => /^(\w+): (.*)$/.exec(line.trim()));
  return CountedValue.safeParse(Object.fromEntries(parts.map((part) => [part?.[1] ?? '', part?.[2] ?? '']))).data;
}
