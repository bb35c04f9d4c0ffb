import { Link } from '@tanstack/react-router';
import { formatAmount } from '#contract/offers/money';
import type { OfferFigures } from '#contract/offers/offer-figures';
import { acceptedDays } from '#contract/offers/offer-limits';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import styles from './side.module.css';

/** Shows how many price offers are open, how many were accepted lately, and what they come to in each currency. */
export function Offers({ offers: { open, accepted } }: { offers: OfferFigures }) {
  const text = useText('today').offers;
  const counted = useCounted();
  const lines = [
    { words: text.open, figures: open },
    { words: text.accepted, figures: accepted },
  ].filter(({ figures }) => figures.length > 0);
  return (
    <section className={styles.offers}>
      <div className={`flex items-baseline justify-between gap-3 ${styles.heading}`}>
        <h2 className="text-sm font-medium">{text.title}</h2>
        <Link to="/offers" className="link text-2xs">
          {text.all}
        </Link>
      </div>
      {lines.length === 0 && <p className="text-quiet text-2xs">{text.none}</p>}
      <ul>
        {lines.map(({ words, figures }) => (
          <li key={words.other} className="flex flex-wrap justify-between gap-3 border-t-hair text-xs">
            <span>
              {counted(
                words,
                figures.reduce((sum, { count }) => sum + count, 0),
                { days: acceptedDays },
              )}
            </span>
            <span className="grid text-end text-heading">
              {figures.map(({ currency, total }) => (
                <bdi key={currency} dir="ltr">
                  {formatAmount(total, currency)}
                </bdi>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
