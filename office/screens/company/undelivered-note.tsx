import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useUndelivered } from '../../data/mails/undelivered.ts';

/** The way to the mails that have failed already, where there are any. */
export function UndeliveredNote() {
  const text = useText('undelivered');
  const counted = useCounted();
  const { data: mails = [] } = useUndelivered();
  if (mails.length === 0) return null;
  return (
    <p className="flex gap-1.5 items-center text-xs">
      <TriangleAlert className="icon text-bad size-3.5" aria-hidden />
      <Link to="/undelivered" className="link">
        {counted(text.summary, mails.length)}
      </Link>
    </p>
  );
}
