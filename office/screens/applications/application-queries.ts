import type { BoardQuery } from '#contract/office/applications';
import type { ApplicationListQuery } from '../../data/cases/application-cache.ts';
import { withoutEmpty } from '../../list/without-empty.ts';
import type { ApplicationSearch } from './application-search.ts';

/** Returns what both layouts are narrowed to. */
export const boardQueryOf = ({ job: jobId, rating, assignee }: ApplicationSearch): BoardQuery => withoutEmpty({ jobId, rating, assignee });

/** The query of an address, with everything that it leaves out; empty filters are none. */
export function listQueryOf(given: ApplicationSearch): ApplicationListQuery {
  const { search, state, received, receivedFrom, receivedTo, untold, suspicious, sort = 'step' } = given;
  const filters = { search: search?.trim(), state, received, receivedFrom, receivedTo, untold, suspicious };
  return { ...boardQueryOf(given), sort, ...withoutEmpty(filters) };
}

/** Lists the filters that the list has and the board does not. */
export const listFilters = [
  'search',
  'state',
  'received',
  'receivedFrom',
  'receivedTo',
  'untold',
  'suspicious',
  'sort',
] as const satisfies readonly (keyof ApplicationSearch)[];

/** Only a list can show these. */
export const needsList = (search: ApplicationSearch): boolean => listFilters.some((name) => name in withoutEmpty(search));

export const isFiltered = ({ job, layout, select, sort, ...filters }: ApplicationSearch): boolean =>
  Object.keys(withoutEmpty(filters)).length > 0;
