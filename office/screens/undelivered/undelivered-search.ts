import { z } from '#contract/zod';

/** What the address says of the screen: the mail that is open. */
export const UndeliveredSearch = z.object({ mail: z.string().optional().catch(undefined) });
