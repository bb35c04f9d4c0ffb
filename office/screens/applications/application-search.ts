import { applicationSorts, applicationStates } from '#contract/office/application-states';
import type { BoardQuery } from '#contract/office/applications';
import { z } from '#contract/zod';
import type { ApplicationListQuery } from '../../data/cases/application-cache.ts';
import { withoutEmpty } from '../../list/without-empty.ts';

/** Reads the screen's address; what makes no sense is left out. */
export const ApplicationSearch = z.object({
  job: z.coerce.string().max(64).optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
  state: z.array(z.enum(applicationStates)).optional().catch(undefined),
  rating: z.int().min(1).max(5).optional().catch(undefined),
  assignee: z.array(z.string()).optional().catch(undefined),
  untold: z.boolean().optional().catch(undefined),
  suspicious: z.boolean().optional().catch(undefined),
  sort: z.enum(applicationSorts).optional().catch(undefined),
  layout: z.enum(['list']).optional().catch(undefined),
  /** On a phone: rows are being selected. */
  select: z.literal(true).optional().catch(undefined),
});
export type ApplicationSearch = z.infer<typeof ApplicationSearch>;

/** Returns what both layouts are narrowed to. */
export const boardQueryOf = ({ job: jobId, rating, assignee }: ApplicationSearch): BoardQuery => withoutEmpty({ jobId, rating, assignee });

/** The query of an address, with everything that it leaves out; empty filters are none. */
export function listQueryOf(given: ApplicationSearch): ApplicationListQuery {
  const { search, state, untold, suspicious, sort = 'step' } = given;
  return { ...boardQueryOf(given), sort, ...withoutEmpty({ search: search?.trim(), state, untold, suspicious }) };
}

/** Lists the filters that the list has and the board does not. */
export const listFilters = ['search', 'state', 'untold', 'suspicious', 'sort'] as const satisfies readonly (keyof ApplicationSearch)[];

/** Only a list can show these. */
export const needsList = (search: ApplicationSearch): boolean => listFilters.some((name) => name in withoutEmpty(search));

export const isFiltered = ({ job, layout, select, sort, ...filters }: ApplicationSearch): boolean =>
  Object.keys(withoutEmpty(filters)).length > 0;
