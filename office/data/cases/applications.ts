import { type InfiniteData, keepPreviousData, type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ApplicationBoard,
  ApplicationDetail,
  ApplicationPage,
  ApplicationRow,
  ApplicationsOverview,
  type BoardQuery,
  type ChangeApplication,
} from '#contract/office/applications';
import { request, requestChange, requestFile } from '../requests/request.ts';
import { type ApplicationListQuery, changed, withRowsInList, withRowsOnBoard } from './application-cache.ts';
import { createCases } from './cases.ts';

/** Applications: their lists, each of them, and what is changed in them. */
export const applicationCases = createCases<ApplicationRow, ApplicationDetail, ApplicationPage, ApplicationListQuery, ChangeApplication>({
  name: 'application',
  topic: 'applications',
  row: ApplicationRow,
  detail: ApplicationDetail,
  page: ApplicationPage,
  changed,
  withRows: (cached, rows) =>
    'steps' in (cached as object)
      ? withRowsOnBoard(cached as ApplicationBoard, rows)
      : withRowsInList(cached as InfiniteData<ApplicationPage>, rows),
  refetches: true,
});

/** The jobs that there is something to decide about. */
export const useApplicationJobs = () =>
  useQuery({
    queryKey: ['applications', 'jobs'],
    queryFn: ({ signal }) => request('applicationJobs', { schema: ApplicationsOverview, signal }),
  });

/** The steps of a job, or of all. While other ones are loading those before stay. */
export const useBoard = (query: BoardQuery, isOn: boolean) =>
  useQuery({
    queryKey: ['applications', 'board', query],
    queryFn: ({ signal }) => request('applicationBoard', { query, schema: ApplicationBoard, signal }),
    placeholderData: keepPreviousData,
    enabled: isOn,
  });

/** The list as a file for spreadsheet programs. */
export const useApplicationsFile = () =>
  useMutation({ mutationFn: (query: ApplicationListQuery) => requestFile('applicationsCsv', { query: { ...query } }) });

/** Splits an application off from the one that it is a part of. Answers with the other. */
export function useSeparateApplication() {
  const set = applicationCases.useSetDetail();
  return useMutation({
    mutationFn: (id: string) => requestChange('applicationSeparation', { method: 'POST', parameters: { id }, schema: ApplicationDetail }),
    onSuccess: ({ answer }) => set(answer),
    meta: { refetches: [['applications']] },
  });
}

/** Deletes an application for good. `ids`: its own, and those of its parts. */
export function useEraseApplication() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ ids: [id], confirmation }: { ids: [string, ...string[]]; confirmation: string }) =>
      request('applicationErasure', { method: 'POST', parameters: { id }, body: { confirmation } }),
    onSuccess: (_, { ids }) => {
      for (const id of ids) queries.removeQueries({ queryKey: ['resumes', id] });
      // What is gone is not asked for again while its page is still there.
      const isGone = ({ queryKey: [, of, id] }: Query) => of === 'detail' && ids.includes(String(id));
      return queries.invalidateQueries({ queryKey: ['applications'], refetchType: 'none', predicate: (query) => !isGone(query) });
    },
  });
}
