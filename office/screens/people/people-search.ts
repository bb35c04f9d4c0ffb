import { z } from '#contract/zod';

/** What the address says: whether the invitation is open beside the list. */
export const PeopleSearch = z.object({ invite: z.boolean().optional().catch(undefined) });
