import { keepPreviousData, type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApplicationBoard, ApplicationDetail, ApplicationPage, ApplicationsOverview, type BoardQuery } from '#contract/office/applications';
import { type ApplicationListQuery, boardsKey, detailKey, listsKey, putRows, rowOf } from './application-cache.ts';
import { noteChanges, type SendNoteChange, useWriting } from './notes.ts';
import { request } from './request.ts';

/** Rows that are loaded at a time. */
const pageSize = 100;

/** The jobs that there is something to decide about. */
export const useApplicationJobs = () =>
  useQuery({
    queryKey: ['applications', 'jobs'],
    queryFn: ({ signal }) => request('applicationJobs', { schema: ApplicationsOverview, signal }),
  });

/** The steps of a job, or of all. While other ones are loading those before stay. */
export const useBoard = (query: BoardQuery, isOn: boolean) =>
  useQuery({
    queryKey: [...boardsKey, query],
    queryFn: ({ signal }) => request('applicationBoard', { query, schema: ApplicationBoard, signal }),
    placeholderData: keepPreviousData,
    enabled: isOn,
  });

/** A list, a page at a time. While another one is loading the one before stays. */
export const useApplications = (query: ApplicationListQuery, isOn: boolean) =>
  useInfiniteQuery({
    queryKey: [...listsKey, query],
    queryFn: ({ pageParam, signal }) =>
      request('applications', { query: { ...query, after: pageParam, limit: pageSize }, schema: ApplicationPage, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: isOn,
  });

const detailOptions = (id: string) => ({
  queryKey: detailKey(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => request('application', { parameters: { id }, schema: ApplicationDetail, signal }),
});

/** One application, with all that was written. */
export const useApplication = (id: string) => useQuery(detailOptions(id));

/** Puts an application as the server answered it into every list, and asks for them anew. */
export function takeDetail(queries: QueryClient, detail: ApplicationDetail): void {
  queries.setQueryData(detailKey(detail.id), detail);
  putRows(queries, [rowOf(detail)]);
  void queries.invalidateQueries({ queryKey: listsKey });
  void queries.invalidateQueries({ queryKey: boardsKey });
}

function useTake(): (detail: ApplicationDetail) => void {
  const queries = useQueryClient();
  return (detail) => takeDetail(queries, detail);
}

export const useAddApplicationNote = () => useWriting('applicationNotes', ApplicationDetail, useTake());

/** For what an applicant said or wrote where no mailbox is read. */
export const useAddApplicationReply = () => useWriting('applicationReplies', ApplicationDetail, useTake());

/** What changes, removes or brings back one's own note. Somebody's newer state is fetched, and its 412 thrown. */
export function useChangeApplicationNote(id: string): (noteId: string) => SendNoteChange {
  const queries = useQueryClient();
  const onError = () => void queries.invalidateQueries({ queryKey: detailKey(id) });
  return noteChanges({ call: 'applicationNote', id, schema: ApplicationDetail, take: useTake(), onError });
}

/** Deletes an application for good. */
export function useEraseApplication() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, confirmation }: { id: string; confirmation: string }) =>
      request('applicationErasure', { method: 'POST', parameters: { id }, body: { confirmation } }),
    onSuccess: (_, { id }) => {
      queries.removeQueries({ queryKey: ['resumes', id] });
      return queries.invalidateQueries({ queryKey: ['applications'], refetchType: 'none' });
    },
  });
}
