import { useRef, useState } from 'react';
import { type JobField, type JobProblem, nameOfJob, problemsOfJob } from '#contract/office/job-check';
import type { JobContent, JobDetail } from '#contract/office/jobs';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../../content/use-text.ts';
import { errorText } from '../../../data/requests/office-error.ts';
import { isOfficeError } from '../../../data/requests/request.ts';
import { useJobChanges, workingContent } from '../../../data/site/jobs.ts';
import { useUndo } from '../../../parts/hooks/use-undo.ts';
import { useToast } from '../../../parts/messages/toast.tsx';
import type { JobDraftState, JobKeeper } from './use-job-draft.ts';

type Problems = Partial<Record<JobField, JobProblem>>;

interface PublishOptions {
  job: JobDetail | undefined;
  keeper: JobKeeper;
  state: JobDraftState;
  today: string;
  /** Somebody wants to publish what is not whole yet. */
  onProblems(problems: Problems): void;
}

/** Makes what is written public, or gives up what is not public yet. Both can be undone. */
export function usePublish({ job, keeper, state, today, onProblems }: PublishOptions) {
  const text = useText('jobs');
  const changes = useJobChanges();
  const toast = useToast();
  const { done } = useUndo();
  const [isBusy, setIsBusy] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const running = useRef(false);
  const problems: Problems = isChecked ? problemsOfJob(state.content, today) : {};
  const name = (content: JobContent) => nameOfJob(content) || text.untitled;

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      // A conflict is a notice over the form already.
      if (keeper.state().newer === undefined) toast.failed(fillPlaceholders(text.editor.publishFailed, { reason: errorText(error) }));
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    problems,

    async publish(): Promise<void> {
      const missing = problemsOfJob(keeper.state().content, today);
      setIsChecked(true);
      if (Object.keys(missing).length > 0) {
        onProblems(missing);
        return;
      }
      await attempt(async () => {
        const saved = (await keeper.flush()) ?? job;
        if (!saved) return;
        const { content, version = saved.version } = keeper.state();
        let published: JobDetail;
        try {
          published = await changes.publish(saved.id, version, content);
        } catch (error) {
          // Something has changed since the draft was saved: the draft tells whether it was the text.
          if (!isOfficeError(error, 'newer')) throw error;
          keeper.adopt(error.newer as JobDetail);
          throw error;
        }
        keeper.adopt(published);
        setIsChecked(false);
        const message = fillPlaceholders(text.done.published, { name: name(content) });
        // What was not right cannot be brought back.
        if (saved.needsAttention) toast.done(message);
        else done(message, () => changes.takeBackNow(saved.id));
      });
    },

    /** Back to what is public. */
    discard: () =>
      attempt(async () => {
        const saved = (await keeper.flush()) ?? job;
        if (!saved) return;
        const written = workingContent(saved);
        keeper.change(saved.content);
        await keeper.flush();
        done(fillPlaceholders(text.done.discarded, { name: name(saved.content) }), () => changes.saveDraftNow(saved.id, written));
      }),
  };
}
