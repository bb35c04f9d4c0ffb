import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Mark, Marks } from '#contract/office/cases/marks';
import { request } from '../requests/request.ts';

const key = ['marks'] as const;

const options = { queryKey: key, queryFn: ({ signal }: { signal: AbortSignal }) => request('marks', { schema: Marks, signal }) };

/** Returns which cases were given to the person, or name them, and have not been opened since; the newest first. */
export const useMarks = () => useQuery(options);

/** Returns the mark of a case; null without one. A row with it is rendered again only when that changes. */
export const useMark = (caseId: string): Mark | null =>
  useQuery({ ...options, select: (marks) => marks.find((mark) => mark.caseId === caseId) ?? null }).data ?? null;

/** Removes the mark of a case that the person has opened: at once here, and then at the server. */
export function useRemoveMark() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('mark', { method: 'DELETE', parameters: { id } }),
    onMutate: (id) => queries.setQueryData<Mark[]>(key, (marks) => marks?.filter(({ caseId }) => caseId !== id)),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}
