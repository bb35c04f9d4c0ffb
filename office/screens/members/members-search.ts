import { z } from '#contract/zod';

/** Reads the address: the id of whoever is open, or `new`; whether a file is imported. */
export const MembersSearch = z.object({
  member: z.string().optional().catch(undefined),
  import: z.boolean().optional().catch(undefined),
});
