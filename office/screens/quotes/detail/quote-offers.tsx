import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { formatAmount } from '#contract/offers/money';
import { numberOf } from '#contract/offers/offer-number';
import type { OfferRow } from '#contract/offers/office-offers';
import { fillSentence } from '#contract/text/fill-sentence';
import { isolatedLeftToRight } from '#contract/text/isolated';
import { OfferDelivery } from '../../../cases/offer-delivery.tsx';
import { useText } from '../../../content/use-text.ts';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { middayOf } from '../../../parts/times/days.ts';
import styles from './quote-offers.module.css';

/** Shows how the price offers of a quote stand, and leads to each. */
export function QuoteOffers({ offers }: { offers: readonly OfferRow[] }) {
  const { about, draft, states, editor } = useText('offers');
  const dateFormats = useDateFormats();
  return (
    <ul className={`list-none ${styles.offers}`}>
      {offers.map(({ id, quoteId, number, edition, state, total, currency, validUntil, delivery }) => (
        <li key={id} className="border-b-hair">
          <Link
            className="row flex-wrap text-xs hover:bg-hover"
            to="/quotes/$id/offer"
            params={{ id: quoteId }}
            search={(search: object) => ({ ...search, offer: id }) as never}
          >
            <ReceiptText className="icon text-quiet" aria-hidden />
            <span className="text-heading font-550">
              {number === null ? draft : fillSentence(about, { number: isolatedLeftToRight(numberOf({ number, edition })) })}
            </span>
            <bdi className="text-heading" dir="ltr">
              {formatAmount(total, currency)}
            </bdi>
            {number !== null && <span className="text-quiet">{states[state]}</span>}
            {state === 'open' && (
              <>
                <OfferDelivery delivery={delivery} />
                <span className="text-quiet">
                  {editor.validUntil} {dateFormats.day(middayOf(validUntil))}
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
