import type { Offer } from '#contract/offers/office-offers';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../content/use-text.ts';
import { hasFailed } from '../parts/mails/delivery-status.tsx';
import { useDateFormats } from '../parts/times/date-formats.ts';

/** Says whether an offer has reached its customer: by the mail that has its link or its file, not by its number. */
export function OfferDelivery({ delivery }: Pick<Offer, 'delivery'>) {
  const { deliveries: text } = useText('offers');
  const dateFormats = useDateFormats();
  if (!delivery) return <span className="text-accent">{text.none}</span>;
  if (hasFailed(delivery)) return <span className="text-bad">{text.failed}</span>;
  const isGone = delivery.state === 'sent' || delivery.state === 'written';
  return <span className="text-quiet">{isGone ? fillSentence(text.sent, { time: dateFormats.ago(delivery.at) }) : text.leaving}</span>;
}
