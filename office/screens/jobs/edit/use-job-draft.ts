import { useEffect, useRef } from 'react';
import { emptyJob } from '#contract/office/job-check';
import { JobContent, type JobDetail } from '#contract/office/jobs';
import { useServerDraft } from '../../../data/drafts/use-drafts.ts';
import { useJobChanges, workingContent } from '../../../data/site/jobs.ts';

const nameOf = (id: string): string => `job:${id}`;

interface JobDraftOptions {
  /** Undefined for a job that is not there yet. */
  job: JobDetail | undefined;
  onMade(job: JobDetail): void;
  /** Somebody else's text has taken the place of what was shown. */
  onAdopted(job: JobDetail): void;
}

export type JobDraft = ReturnType<typeof useJobDraft>;

/** Keeps what is being written about a job: on the server a moment after each change, and on this device until then. */
export function useJobDraft({ job, onMade, onAdopted }: JobDraftOptions) {
  const changes = useJobChanges();
  const id = useRef(job?.id);
  /** The first request's content, which is repeated until it has arrived: a second job must not come of it. */
  const first = useRef<{ content: JobContent; key: string }>(undefined);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function add(content: JobContent): Promise<{ answer: JobDetail }> {
    first.current ??= { content, key: crypto.randomUUID() };
    const made = await changes.add(first.current.content, first.current.key);
    id.current = made.answer.id;
    // Whoever has left is not led back.
    if (isThere.current) onMade(made.answer);
    return made;
  }

  return useServerDraft({
    name: nameOf(job?.id ?? 'new'),
    schema: JobContent,
    empty: emptyJob,
    thing: job,
    storedOf: (detail: JobDetail) => ({ content: workingContent(detail), version: detail.version, name: nameOf(detail.id) }),
    send: (content, version) => (id.current === undefined ? add(content) : changes.saveDraft(id.current, version, content)),
    onAdopted,
  });
}
