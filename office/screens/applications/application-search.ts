import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ApplicationQuery, applicationStates, type BoardQuery } from '#contract/office/applications';
import { z } from '#contract/zod';
import type { ApplicationListQuery } from '../../data/application-cache.ts';
import { withoutEmpty } from '../../parts/without-empty.ts';

/** What the address says of the screen; what makes no sense is left out. */
export const ApplicationSearch = z.object({
  job: z.coerce.string().max(64).optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
  state: z.array(z.enum(applicationStates)).optional().catch(undefined),
  rating: z.int().min(1).max(5).optional().catch(undefined),
  assignee: z.array(z.string()).optional().catch(undefined),
  untold: z.boolean().optional().catch(undefined),
  suspicious: z.boolean().optional().catch(undefined),
  sort: ApplicationQuery.shape.sort.unwrap().optional().catch(undefined),
  layout: z.enum(['list']).optional().catch(undefined),
  /** On a phone: rows are being selected. */
  select: z.literal(true).optional().catch(undefined),
});
export type ApplicationSearch = z.infer<typeof ApplicationSearch>;

/** What both layouts are narrowed to. */
export const boardQueryOf = ({ job, rating, assignee }: ApplicationSearch): BoardQuery => ({
  ...(job && { jobId: job }),
  ...(rating && { rating }),
  ...(assignee?.length && { assignee }),
});

/** The query of an address, with everything that it leaves out; empty filters are none. */
export function listQueryOf(given: ApplicationSearch): ApplicationListQuery {
  const { search, state, untold, suspicious, sort = 'step' } = given;
  return {
    ...boardQueryOf(given),
    sort,
    ...(search?.trim() && { search: search.trim() }),
    ...(state?.length && { state }),
    ...(untold && { untold }),
    ...(suspicious && { suspicious }),
  };
}

/** Only a list can show these. */
export const needsList = ({ search, state, untold, suspicious, sort }: ApplicationSearch): boolean =>
  Boolean(search?.trim() || state?.length || untold || suspicious || sort);

/** How many filters are set. */
export const filterCount = ({ state, rating, assignee, untold, suspicious }: ApplicationSearch): number =>
  [state?.length, rating, assignee?.length, untold, suspicious].filter(Boolean).length;

/** The screen's state, which is in the address, and what changes it. */
export function useApplicationSearch() {
  const given = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => ApplicationSearch.parse(given), [given]);
  /** `replace`: while somebody types, not every letter is a step back. */
  const change = (changed: Partial<ApplicationSearch>, { replace = false } = {}) =>
    void navigate({ to: '/applications', search: withoutEmpty({ ...search, ...changed }) as never, replace });
  return { search, change };
}
