import { z } from '#contract/zod';

/** Reads the screen's address: the mail that is open. */
export const UndeliveredSearch = z.object({ mail: z.string().optional().catch(undefined) });
