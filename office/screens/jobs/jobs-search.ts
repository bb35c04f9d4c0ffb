import { jobStates } from '#contract/office/job-states';
import { z } from '#contract/zod';

export const jobViews = ['all', ...jobStates] as const;
export type JobView = (typeof jobViews)[number];

export const JobsSearch = z.object({
  view: z.enum(jobViews).optional().catch(undefined),
  /** Whether the dialog that imports a file is open. */
  import: z.boolean().optional().catch(undefined),
});
