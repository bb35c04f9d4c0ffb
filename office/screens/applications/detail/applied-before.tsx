import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import type { ApplicationDetail } from '#contract/office/applications';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import { Notice } from '../../../parts/messages/notice.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';

/** Says that the same person has applied for the same job before, and what became of it: it was decided about, so that this one stands alone. */
export function AppliedBefore({ application: { others, jobId, receivedAt } }: { application: ApplicationDetail }) {
  const { detail: text, states } = useText('applications');
  const dateFormats = useDateFormats();
  const before = others.find((other) => other.jobId === jobId && !other.suspicious && other.receivedAt < receivedAt);
  if (!before) return null;
  const { id, state, since } = before;
  const words = fillSentence(text.appliedBefore, {
    date: dateFormats.day(before.receivedAt),
    state: states[state],
    since: dateFormats.day(since),
  });
  return (
    <Notice icon={History} text={words}>
      <Link className="link" to="/applications/$id" params={{ id }} search={true}>
        {text.openBefore}
      </Link>
    </Notice>
  );
}
