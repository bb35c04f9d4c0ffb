import { z } from '../zod.ts';

/** Asks for a place in a list that people put in order, from 1; beyond the end is the end. */
export const ChangePlace = z.object({ place: z.int().min(1).max(1_000_000) });

/** The ids, or what else there is of each, with one at another place. */
export function movedTo<Row>(rows: readonly Row[], row: Row, place: number): Row[] {
  return rows.filter((other) => other !== row).toSpliced(Math.max(place, 1) - 1, 0, row);
}
