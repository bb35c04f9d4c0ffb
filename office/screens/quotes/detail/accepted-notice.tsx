import { CircleCheck } from 'lucide-react';
import { formatAmount } from '#contract/offers/money';
import type { QuoteDetail } from '#contract/office/quotes';
import { canMove } from '../../../cases/case-kind.ts';
import { useText } from '../../../content/use-text.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Notice } from '../../../parts/messages/notice.tsx';
import { FilledText } from '../../../parts/texts/filled-text.tsx';
import { quoteKind } from '../quote-kind.ts';

/** Over a quote whose price offer was accepted and that is not closed yet: proposes that it is won. */
export function AcceptedNotice({ quote, onWon }: { quote: QuoteDetail; onWon(): void }) {
  const { accepted: text } = useText('offers');
  const offer = quote.offers.find(({ state }) => state === 'accepted');
  if (!offer || quote.state === 'lost' || !canMove(quoteKind, quote, 'won')) return null;
  const values = {
    number: (
      <bdi className="whitespace-nowrap" dir="ltr">
        {offer.number}
      </bdi>
    ),
    amount: <bdi dir="ltr">{formatAmount(offer.total, offer.currency)}</bdi>,
  };
  return (
    <Notice icon={CircleCheck} text={<FilledText text={text.notice} values={values} />}>
      <Button size="small" variant="primary" onClick={onWon}>
        {text.won}
      </Button>
    </Notice>
  );
}
