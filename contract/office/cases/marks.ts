import { id, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';

/** Says why a case concerns its reader although they have not opened it since: a colleague gave it to them, or named them in a note. */
export const markReasons = ['given', 'mentioned'] as const;
export type MarkReason = (typeof markReasons)[number];

/** Marks the quote or application of this id for its reader, until they open it. */
export const Mark = z.object({
  caseId: id,
  kind: z.enum(['quote', 'application']),
  reason: z.enum(markReasons),
  /** Names the person whose case it is. */
  name: z.string(),
  /** The colleague who did it. */
  byId: id,
  at: timestamp,
});
export type Mark = z.infer<typeof Mark>;

/** The newest first. */
export const Marks = z.array(Mark);
