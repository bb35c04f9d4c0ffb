import { id, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';

export const Session = z.object({
  id,
  /** Browser and system, in words a person recognises. */
  device: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;
