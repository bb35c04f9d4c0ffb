import { applicationSorts, applicationStates } from '#contract/office/application-states';
import { receivedSearch } from '#contract/office/cases/received-days';
import { z } from '#contract/zod';

/** Reads the screen's address; what makes no sense is left out. */
export const ApplicationSearch = z.object({
  job: z.coerce.string().max(64).optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
  state: z.array(z.enum(applicationStates)).optional().catch(undefined),
  rating: z.int().min(1).max(5).optional().catch(undefined),
  assignee: z.array(z.string()).optional().catch(undefined),
  ...receivedSearch,
  untold: z.boolean().optional().catch(undefined),
  suspicious: z.boolean().optional().catch(undefined),
  sort: z.enum(applicationSorts).optional().catch(undefined),
  /** The application that is open is being merged into another one. */
  merge: z.literal(true).optional().catch(undefined),
  layout: z.enum(['list']).optional().catch(undefined),
  /** On a phone: rows are being selected. */
  select: z.literal(true).optional().catch(undefined),
});
export type ApplicationSearch = z.infer<typeof ApplicationSearch>;
