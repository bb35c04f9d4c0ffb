import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ChangeJob, type JobContent, JobDetail, JobList } from '#contract/office/jobs';
import { request } from '../requests/request.ts';

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
  async function cached(answer: Promise<JobDetail>): Promise<JobDetail> {
    try {
      const job = await answer;
      queries.setQueryData(keyOf(job.id), job);
      return job;
    } finally {
      for (const key of [listKey, ['counts']]) void queries.invalidateQueries({ queryKey: key });
    }
  }
  const send =
    (call: 'job' | 'jobDraft' | 'jobPublication', method: 'PATCH' | 'PUT' | 'DELETE') => (id: string, version: number, body?: object) =>
      cached(request(call, { method, parameters: { id }, version, ...(body && { body }), schema: JobDetail }));
  const [change, saveDraft, publish, takeBack] = [
    send('job', 'PATCH'),
    send('jobDraft', 'PUT'),
    send('jobPublication', 'PUT'),
    send('jobPublication', 'DELETE'),
  ];
  const newest = (id: string) => request('job', { parameters: { id }, schema: JobDetail });

  return {
    /** The same key makes one job, however often it is sent. */
    add: (content: JobContent, key: string) =>
      cached(request('jobs', { method: 'POST', body: content, idempotencyKey: key, schema: JobDetail })),
    copy: (id: string) => cached(request('jobCopies', { method: 'POST', parameters: { id }, schema: JobDetail })),
    change: (id: string, version: number, body: ChangeJob) => change(id, version, body),
    saveDraft: (id: string, version: number, content: JobContent) => saveDraft(id, version, content),
    publish: (id: string, version: number, content: JobContent) => publish(id, version, content),

    // Counter-changes: of the job as it is when they are asked for.
    async changeNow(id: string, body: ChangeJob): Promise<JobDetail> {
      return change(id, (await newest(id)).version, body);
    },
    async takeBackNow(id: string): Promise<JobDetail> {
      return takeBack(id, (await newest(id)).version);
    },
    async saveDraftNow(id: string, content: JobContent): Promise<JobDetail> {
      return saveDraft(id, (await newest(id)).version, content);
    },
  };
}
