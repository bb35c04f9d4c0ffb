import { id } from '../schema.ts';
import { z } from '../zod.ts';

/** The case of the same person that one becomes a part of. */
export const MergeInto = z.object({ targetId: id });

/** One change of many cases. */
export const bulkChangeOf = <Change extends z.ZodType>(change: Change) =>
  z.object({
    ids: z.array(id).min(1).max(500),
    /** By id, the versions that the person saw; one that is missing is not checked. */
    versions: z.record(z.string(), z.int()).optional(),
    change,
  });

/** Describes the outcome: those that somebody else changed in between stay as they are. */
export const bulkResultOf = <Row extends z.ZodType>(row: Row) => z.object({ changed: z.array(row), unchanged: z.array(id) });
