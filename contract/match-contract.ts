import { id } from './schema.ts';
import type { z } from './zod.ts';

/** An entry of a list that does not match the contract: where it is and why, without its values, which may be personal data. */
export interface Mismatch {
  /** The table, or the path of the API. */
  source: string;
  /** Its `_id`; its place in the list when it has none. */
  key: string;
  /** Fields and reasons, such as "category: Invalid option". */
  problem: string;
}

export interface MatchedList<Item> {
  matching: Item[];
  mismatches: Mismatch[];
}

/** Issues of an entry that are named. */
const maxReportedIssues = 3;

/** Separates the entries of a list that match the schema from those that do not. Both keep their order. */
export function matchContract<Item>(schema: z.ZodType<Item>, entries: readonly unknown[], source: string): MatchedList<Item> {
  const matching: Item[] = [];
  const mismatches: Mismatch[] = [];
  for (const [index, entry] of entries.entries()) {
    const parsed = schema.safeParse(entry);
    if (parsed.success) matching.push(parsed.data);
    else mismatches.push({ source, key: keyOf(entry) ?? String(index), problem: describeIssues(parsed.error) });
  }
  return { matching, mismatches };
}

/** Fields and reasons, never the values. */
function describeIssues({ issues }: z.ZodError): string {
  const reported = issues.slice(0, maxReportedIssues).map(({ path, message }) => `${path.join('.') || 'entry'}: ${message}`);
  const omitted = issues.length - reported.length;
  return reported.join('; ') + (omitted > 0 ? ` (and ${omitted} more)` : '');
}

function keyOf(entry: unknown): string | undefined {
  return typeof entry === 'object' && entry !== null && '_id' in entry ? id.safeParse(entry._id).data : undefined;
}
