import { z } from '#contract/zod';

/** The ids of applications in the order in which somebody has begun to read them, and the step or list that they are of. */
export const ReadingOrder = z.object({ of: z.string(), ids: z.array(z.string()) });
export type ReadingOrder = z.infer<typeof ReadingOrder>;

/** A step of the board, or the list. */
interface Group {
  name: string;
  rows: readonly { id: string }[];
}

/**
 * Returns the order in which one reads on from an application: it begins as what it is opened from is then. Whoever moves to another step keeps the
 * place; what comes to the step or the list meanwhile follows at the end. Undefined as long as nothing has the application.
 */
export function orderFor(before: ReadingOrder | undefined, id: string, groups: readonly Group[]): ReadingOrder | undefined {
  if (!before?.ids.includes(id)) {
    const group = groups.find(({ rows }) => rows.some((row) => row.id === id));
    return group && { of: group.name, ids: group.rows.map((row) => row.id) };
  }
  const known = new Set(before.ids);
  const more = groups.find(({ name }) => name === before.of)?.rows.filter((row) => !known.has(row.id)) ?? [];
  return more.length === 0 ? before : { ...before, ids: [...before.ids, ...more.map((row) => row.id)] };
}
