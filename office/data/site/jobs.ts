import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ChangeJob, type JobContent, JobDetail, JobList } from '#contract/office/jobs';
import { type Changed, request, requestChange } from '../requests/request.ts';

const listKey = ['jobs', 'list'];
const keyOf = (id: string) => ['jobs', 'job', id];

export const useJobs = () => useQuery({ queryKey: listKey, queryFn: ({ signal }) => request('jobs', { schema: JobList, signal }) });

/** @param id undefined for a job that is not there yet */
export const useJob = (id: string | undefined) =>
  useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: ({ signal }) => request('job', { parameters: { id: id ?? '' }, schema: JobDetail, signal }),
    enabled: id !== undefined,
  });

/** Returns what is being worked on: the draft while there is one. */
export const workingContent = ({ draft, content }: JobDetail): JobContent => draft?.content ?? content;

/** Changes of jobs. Each answers with the job as it is then; somebody else's change in between rejects with theirs as `newer`. */
export function useJobChanges() {
  const queries = useQueryClient();
  return useMemo(() => jobChanges(queries), [queries]);
}

export type JobChanges = ReturnType<typeof jobChanges>;

function jobChanges(queries: QueryClient) {
  /** The list follows; what is open has the answer at once. */
  async function cached(changed: Promise<Changed<JobDetail>>): Promise<Changed<JobDetail>> {
    try {
      const { answer } = await changed;
      queries.setQueryData(keyOf(answer.id), answer);
      return changed;
    } finally {
      for (const key of [listKey, ['counts']]) void queries.invalidateQueries({ queryKey: key });
    }
  }
  const send =
    <Body extends object>(call: 'job' | 'jobDraft' | 'jobPublication', method: 'PATCH' | 'PUT') =>
    (id: string, version: number, body: Body) =>
      cached(requestChange(call, { method, parameters: { id }, version, body, schema: JobDetail }));
  const saveDraft = send<JobContent>('jobDraft', 'PUT');

  return {
    /** The same key makes one job, however often it is sent. */
    add: (content: JobContent, key: string) =>
      cached(requestChange('jobs', { method: 'POST', body: content, idempotencyKey: key, schema: JobDetail })),
    copy: (id: string) => cached(requestChange('jobCopies', { method: 'POST', parameters: { id }, schema: JobDetail })),
    change: send<ChangeJob>('job', 'PATCH'),
    saveDraft,
    publish: send<JobContent>('jobPublication', 'PUT'),

    /** Saves a draft of the job as it is by now: that undoes what has no event. */
    async saveDraftNow(id: string, content: JobContent): Promise<void> {
      const { version } = await request('job', { parameters: { id }, schema: JobDetail });
      await saveDraft(id, version, content);
    },
  };
}
