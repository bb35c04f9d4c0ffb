import { CircleAlert } from 'lucide-react';
import styles from './list-note.module.css';
import { Spinner } from './spinner.tsx';

interface ListNoteProps {
  state: 'loading' | 'failed' | 'empty';
  title: string;
  text?: string;
  /** The button that loads a list again that has failed. */
  retry?: { label: string; onRetry: () => void };
}

/** Shown in place of a list that is loading, could not be loaded or is empty. */
export function ListNote({ state, title, text, retry }: ListNoteProps) {
  return (
    <>
      <div className={styles.note} data-state={state} role={state === 'failed' ? 'alert' : 'status'}>
        {state === 'loading' && <Spinner />}
        {state === 'failed' && <CircleAlert className="icon" />}
        <div>
          <p className={`h3 ${styles.title}`}>{title}</p>
          {text && <p>{text}</p>}
        </div>
      </div>
      {retry && (
        <p className={styles.retry}>
          <button type="button" className="btn btn--line" onClick={retry.onRetry}>
            {retry.label}
          </button>
        </p>
      )}
    </>
  );
}
