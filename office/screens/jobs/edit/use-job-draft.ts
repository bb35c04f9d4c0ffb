import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { emptyJob } from '#contract/office/job-check';
import { JobContent, JobDetail } from '#contract/office/jobs';
import { z } from '#contract/zod';
import { createDraftKeeper, type DraftState, type Stored } from '../../../data/drafts/draft-keeper.ts';
import { readStored, storageKey, writeStored } from '../../../data/drafts/use-stored-text.ts';
import { useMe } from '../../../data/people/account.ts';
import { OfficeError } from '../../../data/requests/office-error.ts';
import { type JobChanges, useJobChanges, workingContent } from '../../../data/site/jobs.ts';

export type JobDraftState = DraftState<JobContent, JobDetail>;
export type JobKeeper = ReturnType<typeof keeperOf>;

const Unsaved = z.object({ content: JobContent, version: z.int() });

interface JobDraftOptions {
  /** Undefined for a job that is not there yet. */
  job: JobDetail | undefined;
  onMade(job: JobDetail): void;
  /** Somebody else's text has taken the place of what was shown. */
  onAdopted(job: JobDetail): void;
}

/** Keeps what is being written about a job: on the server a moment after each change, and on this device until then. */
export function useJobDraft({ job, onMade, onAdopted }: JobDraftOptions) {
  const { id: me } = useMe();
  const changes = useJobChanges();
  const made = useRef<typeof onMade>(undefined);
  const [{ keeper, isRestored }] = useState(() => {
    const place = (id: string | undefined) => storageKey(me, `job:${id ?? 'new'}`);
    const unsaved = readUnsaved(place(job?.id));
    return { keeper: keeperOf(changes, job, unsaved, place, (newJob) => made.current?.(newJob)), isRestored: unsaved !== undefined };
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);

  const notifyAdopted = useEffectEvent(onAdopted);
  useEffect(() => {
    if (job && keeper.adopt(job)) notifyAdopted(job);
  }, [job, keeper]);
  const notifyMade = useEffectEvent(onMade);
  useEffect(() => {
    made.current = (newJob) => notifyMade(newJob);
    return () => {
      // Whoever has left is not led back.
      made.current = undefined;
      keeper.stop();
    };
  }, [keeper]);

  return { keeper, state, isRestored };
}

function keeperOf(
  changes: JobChanges,
  job: JobDetail | undefined,
  unsaved: Stored<JobContent> | undefined,
  place: (id: string | undefined) => string,
  onMade: (job: JobDetail) => void,
) {
  let id = job?.id;
  /** The first request's content, which is repeated until it has arrived: a second job must not come of it. */
  let first: { content: JobContent; key: string } | undefined;
  return createDraftKeeper<JobContent, JobDetail>({
    stored: job && { content: workingContent(job), version: job.version },
    empty: emptyJob,
    unsaved,
    async save(content, version) {
      if (id !== undefined && version !== undefined) return (await changes.saveDraft(id, version, content)).answer;
      first ??= { content, key: crypto.randomUUID() };
      const { answer: made } = await changes.add(first.content, first.key);
      writeStored(place(undefined), '');
      id = made.id;
      onMade(made);
      return made;
    },
    storedOf: (detail) => ({ content: workingContent(detail), version: detail.version }),
    newerOf(error) {
      const newer = error instanceof OfficeError ? JobDetail.safeParse(error.newer) : undefined;
      return newer?.success ? newer.data : undefined;
    },
    remember: (written) => writeStored(place(id), written ? JSON.stringify(written) : ''),
  });
}

/** Returns what was typed on this device and never reached the server. */
function readUnsaved(key: string): Stored<JobContent> | undefined {
  try {
    return Unsaved.safeParse(JSON.parse(readStored(key))).data;
  } catch {
    return undefined;
  }
}
