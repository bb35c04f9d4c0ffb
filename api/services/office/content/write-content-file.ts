import type { ContentEntry, ContentFieldType, ContentFormat, ContentKind } from '#contract/office/content-files';
import { csvOf } from '../../../files/csv.ts';
import { fieldNamesOf, fieldsOf } from './content-file.ts';
import { cellOf } from './field-values.ts';

export const contentTypes: Record<ContentFormat, string> = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** The entries as a file that an import reads: the same entries are the same bytes. */
export function writeContentFile<Kind extends ContentKind>(
  kind: Kind,
  format: ContentFormat,
  entries: readonly ContentEntry<Kind>[],
): string {
  if (format === 'json') return `${JSON.stringify({ what: kind, entries }, null, 2)}\n`;
  const rows = entries.map((entry) =>
    fieldsOf(kind).map(([name, type]) => cellOf<ContentFieldType>(type, (entry as Record<string, never>)[name] as never)),
  );
  return csvOf(fieldNamesOf(kind), rows);
}
