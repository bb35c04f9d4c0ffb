import { useNavigate, useParams } from '@tanstack/react-router';
import { useText } from '../../../content/use-text.ts';
import { useQuote } from '../../../data/quotes.ts';
import { Button } from '../../../parts/button.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { Composer } from './composer.tsx';

/** Where an answer is written, beside the message and the mail that it becomes. */
export default function Answer() {
  const { failed } = useText('quotes');
  const { noAddress } = useText('answer');
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const quote = useQuote(id);
  const back = () => void navigate({ to: '/quotes/$id', params: { id }, search: true });

  if (quote.data?.email === '')
    return (
      <EmptyState kind="not-found" title={noAddress}>
        <Button onClick={back}>{quote.data.fullName}</Button>
      </EmptyState>
    );
  if (quote.data) return <Composer key={id} quote={quote.data} onClose={back} />;
  if (quote.isPending) return <Skeleton shape="text" rows={8} />;
  return (
    <EmptyState kind="failed" title={failed.detail} text={failed.detailText}>
      <Button onClick={() => void quote.refetch()}>{failed.again}</Button>
    </EmptyState>
  );
}
