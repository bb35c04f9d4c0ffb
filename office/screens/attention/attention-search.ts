import { z } from '#contract/zod';

/** What the address says: the entry that is being repaired, as `client.<id>`. */
export const AttentionSearch = z.object({ entry: z.string().optional().catch(undefined) });
