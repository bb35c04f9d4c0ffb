import { id } from '../../schema.ts';
import { z } from '../../zod.ts';

/** Asks for one change to be undone, or for all that were made of many things at once. */
export const UndoEvents = z.object({
  events: z.array(id).min(1).max(500),
  /** Whether what was written and is public no more becomes a draft again: right after it was published somebody goes on with it, later nobody expects it. */
  keepsDrafts: z.boolean().default(true),
});
