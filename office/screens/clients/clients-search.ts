import { clientMarks } from '#contract/office/client-marks';
import { clientCategories } from '#contract/services';
import { z } from '#contract/zod';

/** Reads the grid's address; what makes no sense is left out. */
export const ClientsSearch = z.object({
  search: z.coerce.string().max(200).optional().catch(undefined),
  category: z.array(z.enum(clientCategories)).optional().catch(undefined),
  is: z.array(z.enum(clientMarks)).optional().catch(undefined),
  off: z.boolean().optional().catch(undefined),
  layout: z.enum(['list']).optional().catch(undefined),
  /** Opens one: an id, or `new`. */
  client: z.string().max(64).optional().catch(undefined),
  /** Whether the dialog that imports a file is open. */
  import: z.boolean().optional().catch(undefined),
});
export type ClientsSearch = z.infer<typeof ClientsSearch>;
