import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatAmount } from '#contract/offers/money';
import type { Figures, Pair, Values } from '#contract/office/figures/figures';
import { useText } from '../../content/use-text.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import styles from './figures.module.css';
import { useNumbers } from './use-numbers.ts';

/** The figures that one comes for, each with what it was before; one leads to the list of what it counts. Amounts stand below the counts. */
export function Headline({ figures: { quotes, reviews, applications } }: { figures: Figures }) {
  const { headline } = useText('figures');
  const { count, hours, percent } = useNumbers();
  return (
    <div className="grid gap-5">
      <dl className={`grid ${styles.counts}`}>
        {quotes && (
          <>
            <Figure label={headline.received} value={quotes.received} write={count}>
              {(shown) => (
                <Link to="/quotes" search={{ view: 'everything', sort: 'newest' }}>
                  {shown}
                </Link>
              )}
            </Figure>
            <Figure label={headline.won} value={quotes.won} write={count}>
              {(shown) => (
                <Link to="/quotes" search={{ view: 'everything', state: ['won'] }}>
                  {shown}
                </Link>
              )}
            </Figure>
            <Figure label={headline.lost} value={quotes.lost} write={count}>
              {(shown) => (
                <Link to="/quotes" search={{ view: 'everything', state: ['lost'] }}>
                  {shown}
                </Link>
              )}
            </Figure>
            <Figure label={headline.winRate} value={quotes.winRate} write={percent} />
            <Figure
              label={headline.answer}
              value={quotes.answers.medianHours}
              write={hours}
              large={(value) => <LargeHours value={value} />}
            />
            <Figure label={headline.views} value={quotes.views} write={count} />
          </>
        )}
        {reviews && (
          <Figure label={headline.reviews} value={reviews.received} write={count}>
            {(shown) => <Link to="/reviews">{shown}</Link>}
          </Figure>
        )}
        {applications && (
          <Figure label={headline.applications} value={applications.received} write={count}>
            {(shown) => (
              <Link to="/applications" search={{ layout: 'list', sort: 'newest' }}>
                {shown}
              </Link>
            )}
          </Figure>
        )}
      </dl>
      {quotes?.offers.map((offers) => (
        <Amounts key={offers.currency} offers={offers} />
      ))}
    </div>
  );
}

/** Shows what was offered, accepted and lost in one currency. */
function Amounts({ offers }: { offers: NonNullable<Figures['quotes']>['offers'][number] }) {
  const { headline } = useText('figures');
  const { currency, offeredAmount, acceptedAmount, lostAmount } = offers;
  const amount = (value: number | null) => <bdi>{formatAmount(value ?? 0, currency)}</bdi>;
  return (
    <dl className={`grid ${styles.amounts}`}>
      <Figure label={headline.offered} value={offeredAmount} write={amount}>
        {(shown) => <Link to="/offers">{shown}</Link>}
      </Figure>
      <Figure label={headline.accepted} value={acceptedAmount} write={amount}>
        {(shown) => (
          <Link to="/offers" search={{ state: ['accepted'] }}>
            {shown}
          </Link>
        )}
      </Figure>
      <Figure label={headline.lostOffers} value={lostAmount} write={amount}>
        {(shown) => (
          <Link to="/offers" search={{ state: ['expired'] }}>
            {shown}
          </Link>
        )}
      </Figure>
    </dl>
  );
}

/** Sets the unit smaller than the number: written out, as in Arabic, it is longer. */
function LargeHours({ value }: { value: number | null }) {
  const { hours, hoursIn } = useNumbers();
  if (value === null) return hours(value);
  const { text, values } = hoursIn(value);
  return (
    <span className={styles.withUnit}>
      <FilledText text={text} values={{ hours: <span>{values.hours}</span> }} />
    </span>
  );
}

interface FigureProps {
  label: string;
  value: Pair | Values;
  write(value: number | null): ReactNode;
  /** Writes the figure itself, where that is not how it is written below it. */
  large?: (value: number | null) => ReactNode;
  /** Wraps what leads somewhere. */
  children?: (shown: ReactNode) => ReactNode;
}

function Figure({ label, value: { now, before }, write, large = write, children = (shown) => shown }: FigureProps) {
  const text = useText('figures');
  return (
    <div className="border-t-hair">
      <dt className="text-quiet text-xs">{label}</dt>
      <dd className={`text-heading ${styles.figure}`}>{children(large(now))}</dd>
      <dd className="text-quiet text-2xs">
        <FilledText text={text.before} values={{ value: write(before) }} /> <Direction now={now} before={before} />
      </dd>
    </div>
  );
}

/** Says by a sign whether there are more or fewer than before. */
function Direction({ now, before }: Pair | Values) {
  const text = useText('figures');
  if (now === null || before === null || now === before) return null;
  return (
    <>
      <span aria-hidden="true">{now > before ? '▲' : '▼'}</span>
      <span className="visually-hidden">{now > before ? text.more : text.fewer}</span>
    </>
  );
}
