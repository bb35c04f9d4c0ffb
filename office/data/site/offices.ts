import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeOffice, CompanyOffice, CompanyOffices, type OfficeValues } from '#contract/office/offices';
import { newerOf, request, requestChange } from '../requests/request.ts';

const listKey = ['content', 'offices'] as const;
/** One after the other, each with the version that the one before made. */
const changes = { scope: { id: 'offices' }, meta: { refetches: [['content']] } } as const;

/** Offices in the order of the site, and those that were deleted. */
export const useOffices = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => request('offices', { schema: CompanyOffices, signal }) });

const update = (queries: QueryClient, change: (lists: CompanyOffices) => CompanyOffices) =>
  queries.setQueryData<CompanyOffices>(listKey, (lists) => lists && change(lists));

const allOf = ({ offices, deleted }: CompanyOffices) => [...offices, ...deleted];

/** The lists with the newer state of one office, which keeps its place unless it was deleted or brought back. */
function withOffice(lists: CompanyOffices, office: CompanyOffice): CompanyOffices {
  const present = allOf(lists).find(({ id }) => id === office.id);
  const list = office.isDeleted ? 'deleted' : 'offices';
  if (present?.isDeleted === office.isDeleted)
    return { ...lists, [list]: lists[list].map((each) => (each.id === office.id ? office : each)) };
  const without = (all: CompanyOffice[]) => all.filter(({ id }) => id !== office.id);
  const rest = { offices: without(lists.offices), deleted: without(lists.deleted) };
  return { ...rest, [list]: [...rest[list], office] };
}

export function useAddOffice() {
  const queries = useQueryClient();
  return useMutation({
    ...changes,
    mutationFn: ({ values, key }: { values: OfficeValues; key: string }) =>
      requestChange('offices', { method: 'POST', body: values, idempotencyKey: key, schema: CompanyOffice }),
    onSuccess: ({ answer }) => update(queries, (lists) => withOffice(lists, answer)),
  });
}

interface OfficeChange {
  id: string;
  /** The version that was seen; without it, the one that the lists have when it is this one's turn. */
  version?: number | undefined;
  values: ChangeOffice;
}

/** Painted at once. Rejects with the newer office as `newer` when somebody else was faster. */
export function useChangeOffice() {
  const queries = useQueryClient();
  return useMutation({
    ...changes,
    mutationFn: ({ id, version, values }: OfficeChange) => {
      const lists = queries.getQueryData<CompanyOffices>(listKey);
      const present = lists && allOf(lists).find((office) => office.id === id);
      const sent = version ?? present?.version ?? 0;
      return requestChange('office', { method: 'PATCH', parameters: { id }, version: sent, body: values, schema: CompanyOffice });
    },
    onMutate: async ({ id, values }) => {
      await queries.cancelQueries({ queryKey: listKey });
      const before = queries.getQueryData<CompanyOffices>(listKey);
      const present = before && allOf(before).find((office) => office.id === id);
      if (present) update(queries, (lists) => withOffice(lists, { ...present, ...values } as CompanyOffice));
      return { before };
    },
    onSuccess: ({ answer }) => update(queries, (lists) => withOffice(lists, answer)),
    onError: (error, _change, made) => {
      const newer = newerOf(error, CompanyOffice);
      update(queries, (lists) => (newer ? withOffice(made?.before ?? lists, newer) : (made?.before ?? lists)));
    },
  });
}

/** Puts an office at a place of the site, from 1. */
export const useMoveOffice = () =>
  useMutation({
    ...changes,
    mutationFn: ({ id, place }: { id: string; place: number }) =>
      requestChange('officePlace', { method: 'PUT', parameters: { id }, body: { place }, schema: CompanyOffice }),
  });
