import { limits } from '#contract/limits';
import { z } from '#contract/zod';

/** Reads the address: whose data is looked at, for whoever comes from the person's page. */
export const PrivacySearch = z.object({ email: z.string().max(limits.email).optional().catch(undefined) });
