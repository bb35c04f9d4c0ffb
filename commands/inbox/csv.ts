import { csvOf } from '#api/csv';
import type { InboxRecord } from './records.ts';

/** A header row, and a row for each record. */
export const toCsv = (fields: string[], records: InboxRecord[]): string =>
  csvOf(
    fields,
    records.map((record) => fields.map((field) => String(record[field] ?? ''))),
  );
