import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useUndelivered } from '../../data/mails/undelivered.ts';
import styles from './undelivered-note.module.css';

/** The way to the mails that have failed already, where there are any. */
export function UndeliveredNote() {
  const text = useText('undelivered');
  const counted = useCounted();
  const { data: mails = [] } = useUndelivered();
  if (mails.length === 0) return null;
  return (
    <p className={styles.note}>
      <TriangleAlert className="icon" aria-hidden />
      <Link to="/undelivered" className="link">
        {counted(text.summary, mails.length)}
      </Link>
    </p>
  );
}
