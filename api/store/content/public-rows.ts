import { type Mismatch, matchContract } from '#contract/match-contract';
import type { DataTag } from '#contract/site-data';
import type { z } from '#contract/zod';

/** The fields of an entry as its row has them: not checked yet. A row can be written by anyone with access to the database. */
export type Unchecked<Item> = { [Field in keyof Item]: unknown };

/** Returns the rows of a table that match the contract, in their order, and reports the others. */
export type CheckRows = <Item>(table: DataTag, schema: z.ZodType<Item>, rows: Unchecked<Item>[]) => Item[];

/** @param onMismatch called for each row that is left out, every time it is read */
export function createRowCheck(onMismatch: (mismatch: Mismatch) => void): CheckRows {
  return (table, schema, rows) => {
    const { matching, mismatches } = matchContract(schema, rows, table);
    mismatches.forEach(onMismatch);
    return matching;
  };
}
