import { z } from '#contract/zod';

/** Reads the address: the id of the endpoint that is open, or `new`. */
export const ConnectionsSearch = z.object({ webhook: z.string().optional().catch(undefined) });
