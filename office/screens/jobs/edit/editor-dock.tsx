import type { RefObject } from 'react';
import type { JobDetail } from '#contract/office/jobs';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { KeyHint } from '../../../parts/buttons/key-hint.tsx';
import { useFocusWhenDone } from '../../../parts/hooks/use-focus-when-done.ts';
import { FormDock } from '../../../parts/layout/form-dock.tsx';
import { useJobActions } from '../use-job-actions.ts';
import styles from './editor.module.css';
import { countChanges } from './job-changes.ts';
import type { JobDraftState } from './use-job-draft.ts';

interface EditorDockProps {
  /** Has the focus when everything is public, and the button that made it so is off. */
  title: RefObject<HTMLHeadingElement | null>;
  job: JobDetail | undefined;
  state: JobDraftState;
  /** Counts them, once somebody wanted to publish. */
  problems: number;
  canPublish: boolean;
  isBusy: boolean;
  onPublish(): void;
  onDiscard(): void;
}

/** Shows what is not public yet, and the step that makes it so. */
export function EditorDock({ title, job, state, problems, canPublish, isBusy, onPublish, onDiscard }: EditorDockProps) {
  const { editor: text } = useText('jobs');
  const counted = useCounted();
  const { close } = useJobActions();
  const isPublic = job !== undefined && job.state !== 'draft';
  const isClosed = job?.state === 'closed';
  const changes = isPublic ? countChanges(job.content, state.content) : 0;

  const hasNews = canPublish && (!isPublic || isClosed || changes > 0 || job.needsAttention);
  useFocusWhenDone(title, hasNews);

  const status = () => {
    if (isClosed) return text.closedNote;
    if (!isPublic) return text.notPublic;
    return changes > 0 ? counted(text.changes, changes) : text.noChanges;
  };
  const label = isClosed ? text.publishAgain : isPublic ? text.publishChanges : text.publish;

  return (
    <FormDock className={styles.dock} status={status()} problem={problems > 0 ? { text: counted(text.problemCount, problems) } : undefined}>
      {changes > 0 && (
        <Button variant="ghost" onClick={onDiscard}>
          {text.discard}
        </Button>
      )}
      {job?.state === 'open' && (
        <Button variant="ghost" className="wide-only" onClick={() => void close(job)}>
          {text.close}
        </Button>
      )}
      <Button variant="primary" size="large" busy={isBusy} disabled={!hasNews} onClick={onPublish}>
        {label} <KeyHint keys="Mod+Enter" />
      </Button>
    </FormDock>
  );
}
