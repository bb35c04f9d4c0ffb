import { Link } from '@tanstack/react-router';
import type { QuoteRow } from '#contract/office/quotes';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { QuoteStateLabel } from '../quote-state.tsx';
import styles from './earlier-quotes.module.css';

/** Lists at most so many; the rest is a search away. */
const shown = 5;

/** Other quotes of the same person, from whatever address. */
export function EarlierQuotes({ quotes, id }: { quotes: readonly QuoteRow[]; id: string }) {
  const { detail } = useText('quotes');
  const counted = useCounted();
  return (
    <section className={styles.earlier}>
      <h3>{detail.earlier}</h3>
      <EarlierList quotes={quotes.slice(0, shown)} />
      {quotes.length > shown && (
        <Link className={`inline-flex items-center text-accent font-600 text-xs ${styles.all}`} to="/contacts/$id" params={{ id }}>
          {counted(detail.again, quotes.length)}
        </Link>
      )}
    </section>
  );
}

export function EarlierList({ quotes }: { quotes: readonly QuoteRow[] }) {
  const dateFormats = useDateFormats();
  return (
    <ul className={`list-none ${styles.list}`}>
      {quotes.map(({ id, state, excerpt, receivedAt, reference }) => (
        <li key={id} className="border-t-hair">
          <Link className="grid items-center text-xs hover:bg-hover" to="/quotes/$id" params={{ id }} search={true}>
            <QuoteStateLabel state={state} />
            <span className="truncate text-body" dir="auto">
              {excerpt}
            </span>
            <span className="text-quiet text-2xs col-span-full flex gap-3">
              <bdi className="reference" dir="ltr">
                {reference}
              </bdi>
              <time dateTime={receivedAt}>{dateFormats.day(receivedAt)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
