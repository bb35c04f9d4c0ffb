import { useState } from 'react';
import { type JobField, type JobProblem, nameOfJob, problemsOfJob } from '#contract/office/job-check';
import type { JobContent, JobDetail } from '#contract/office/jobs';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import { isOfficeError } from '../../../data/requests/office-error.ts';
import { useJobChanges, workingContent } from '../../../data/site/jobs.ts';
import { useAction } from '../../../parts/messages/use-action.ts';
import type { JobDraft } from './use-job-draft.ts';

type Problems = Partial<Record<JobField, JobProblem>>;

interface PublishOptions {
  job: JobDetail | undefined;
  draft: JobDraft;
  today: string;
  /** Somebody wants to publish what is not whole yet. */
  onProblems(problems: Problems): void;
}

/** Makes what is written public, or gives up what is not public yet. Both can be undone. */
export function usePublish({ job, draft, today, onProblems }: PublishOptions) {
  const text = useText('jobs');
  const changes = useJobChanges();
  const [isBusy, setIsBusy] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const problems: Problems = isChecked ? problemsOfJob(draft.content, today) : {};
  const name = (content: JobContent) => nameOfJob(content) || text.untitled;

  /** With all that is written kept first; undefined where nothing is. */
  const kept = async (): Promise<JobDetail | undefined> => (await draft.flush()) ?? job;
  /** A conflict is a notice over the form already. */
  const failed = () => (draft.state().newer === undefined ? text.editor.publishFailed : null);

  const publish = useAction({
    async run() {
      const saved = await kept();
      if (!saved) return undefined;
      const { content, version } = draft.state();
      try {
        const published = await changes.publish(saved.id, version, content);
        draft.adopt(published.answer);
        setIsChecked(false);
        return { ...published, name: name(content) };
      } catch (error) {
        // Something has changed since the draft was saved: the draft tells whether it was the text.
        if (isOfficeError(error, 'newer')) draft.adopt(error.newer as JobDetail);
        throw error;
      }
    },
    done: (published) => published && fillSentence(text.done.published, { name: published.name }),
    failed,
  });
  const discard = useAction({
    async run() {
      const saved = await kept();
      if (!saved) return undefined;
      draft.write(saved.content);
      await draft.flush();
      return { id: saved.id, written: workingContent(saved), name: name(saved.content) };
    },
    done: (discarded) => discarded && fillSentence(text.done.discarded, { name: discarded.name }),
    undo: async (discarded) => discarded && changes.saveDraftNow(discarded.id, discarded.written),
    failed,
  });
  async function busy(work: Promise<boolean>): Promise<void> {
    setIsBusy(true);
    await work;
    setIsBusy(false);
  }

  return {
    isBusy,
    problems,

    async publish(): Promise<void> {
      const missing = problemsOfJob(draft.state().content, today);
      setIsChecked(true);
      if (Object.keys(missing).length > 0) onProblems(missing);
      else await busy(publish());
    },

    /** Back to what is public. */
    discard: () => busy(discard()),
  };
}
