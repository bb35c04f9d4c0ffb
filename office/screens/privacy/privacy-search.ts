import { z } from '#contract/zod';

/** Reads the address: whose data is looked at, for whoever comes from the person's page. */
export const PrivacySearch = z.object({ email: z.string().max(254).optional().catch(undefined) });
