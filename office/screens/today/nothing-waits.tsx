import { Link } from '@tanstack/react-router';
import { useText } from '../../content/use-text.ts';
import { useAllowed } from '../../data/people/account.ts';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import styles from './nothing-waits.module.css';

/** Empty state of Today. */
export function NothingWaits() {
  const { empty } = useText('today');
  const mayAnswer = useAllowed('quotes.answer');
  const mayDecide = useAllowed('reviews.decide');
  return (
    <EmptyState title={empty.title} text={empty.text} level={1} sign={<Steps />}>
      {mayAnswer && (
        <Link to="/quotes" search={{ view: 'open' }} className="button">
          {empty.open}
        </Link>
      )}
      {!mayAnswer && mayDecide && (
        <Link to="/reviews" className="button">
          {empty.public}
        </Link>
      )}
    </EmptyState>
  );
}

/** The chart of what waits, climbed. */
const Steps = () => (
  <svg className={styles.chart} viewBox="0 0 208 96" aria-hidden="true">
    <defs>
      <radialGradient id="nothing-waits-highlight">
        <stop className={styles.tone} stopOpacity=".22" />
        <stop className={styles.tone} stopOpacity="0" offset="1" />
      </radialGradient>
    </defs>
    <ellipse cx="182" cy="12" rx="78" ry="52" fill="url(#nothing-waits-highlight)" />
    <path className={`fill-none ${styles.steps}`} d="M4 92h40V72h40V52h40V32h40V12" />
    <path className={`fill-none ${styles.highlight}`} d="M164 12h40" />
  </svg>
);
