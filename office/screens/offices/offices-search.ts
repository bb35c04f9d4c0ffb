import { z } from '#contract/zod';

/** Reads the address: the id of the office that is open, or `new`; whether the deleted ones are listed; whether a file is imported. */
export const OfficesSearch = z.object({
  office: z.string().optional().catch(undefined),
  view: z.literal('deleted').optional().catch(undefined),
  import: z.boolean().optional().catch(undefined),
});
