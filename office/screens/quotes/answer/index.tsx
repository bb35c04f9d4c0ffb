import { useNavigate, useParams } from '@tanstack/react-router';
import { MailPlus } from 'lucide-react';
import { CaseLoader } from '../../../cases/detail/case-loader.tsx';
import { useText } from '../../../content/use-text.ts';
import { quoteCases } from '../../../data/cases/quotes.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { EmptyState } from '../../../parts/messages/empty-state.tsx';
import { quoteKind } from '../quote-kind.ts';
import { Composer } from './composer.tsx';

/** Shows an answer while it is written, beside the message and the mail that it becomes. */
export default function Answer() {
  const { noAddress, addAddress } = useText('answer');
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const back = () => void navigate({ to: '/quotes/$id', params: { id }, search: true });
  const addEmail = () => void navigate({ to: '/quotes/$id', params: { id }, search: { email: true } });
  return (
    <CaseLoader kind={quoteKind} query={quoteCases.useDetail(id)}>
      {(quote) =>
        quote.email === '' ? (
          <EmptyState kind="not-found" title={noAddress}>
            <Button onClick={back}>{quote.fullName}</Button>
            <Button variant="primary" icon={MailPlus} onClick={addEmail}>
              {addAddress}
            </Button>
          </EmptyState>
        ) : (
          <Composer key={id} quote={quote} onClose={back} />
        )
      }
    </CaseLoader>
  );
}
