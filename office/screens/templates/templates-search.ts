import { z } from '#contract/zod';

/** Reads the address: the id of the template that is edited, or `new`. */
export const TemplatesSearch = z.object({ edit: z.string().optional().catch(undefined) });
