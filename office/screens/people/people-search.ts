import { z } from '#contract/zod';

/** Reads the address: whether the invitation is open beside the list. */
export const PeopleSearch = z.object({ invite: z.boolean().optional().catch(undefined) });
