import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { OfficeReview } from '#contract/office/reviews';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { HelpButton } from '../../parts/layout/help-button.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { Rating } from './rating.tsx';
import styles from './reviews.module.css';
import { useDecisions } from './use-decisions.ts';

interface RejectedProps {
  /** The newest first. */
  reviews: readonly OfficeReview[];
  shownId: string | undefined;
  onClose: () => void;
}

/** Lists what was rejected, and can be decided otherwise. */
export function Rejected({ reviews, shownId, onClose }: RejectedProps) {
  const text = useText('reviews');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useShortcut('everywhere', { Escape: onClose });

  return (
    <>
      <header className={`flex-wrap flex-none ${styles.header}`}>
        <IconButton icon={ArrowLeft} label={text.rejected.back} className="icon-along" onClick={onClose} />
        <div className="row gap-1 min-w-0">
          <h1 ref={heading} tabIndex={-1}>
            {text.rejected.title}
          </h1>
          <HelpButton />
        </div>
        <p className="lead">{text.rejected.note}</p>
      </header>
      <div className="scroll">
        {reviews.length === 0 ? (
          <EmptyState {...text.rejected.empty} kind="nothing-yet" />
        ) : (
          <ul className={styles.rejected}>
            {reviews.map((review) => (
              <RejectedRow key={review.id} review={review} isShown={review.id === shownId} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function RejectedRow({ review, isShown }: { review: OfficeReview; isShown: boolean }) {
  const text = useText('reviews');
  const dateFormats = useDateFormats();
  const decide = useDecisions();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  const { rate, decidedAt, receivedAt, message, fullName, service, reference } = review;

  return (
    <li ref={row} className="grid gap-2 border-b-hair" aria-current={isShown || undefined}>
      <div className={`row flex-wrap justify-between ${styles.between}`}>
        <Rating rate={rate} />
        <span className="lead text-xs">{fillSentence(text.rejected.at, { date: dateFormats.ago(decidedAt ?? receivedAt) })}</span>
      </div>
      <p dir="auto">{message}</p>
      <div className={`row flex-wrap justify-between ${styles.between}`}>
        <p className={`row text-quiet text-xs flex-wrap ${styles.by}`}>
          <b className="strong">
            <bdi>{fullName}</bdi>
          </b>
          <span>{service ? text.services[service] : text.unknownService}</span>
          <span className="reference">{reference}</span>
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="small" variant="ghost" onClick={() => decide(review, 'pending')}>
            {text.rejected.reopen}
          </Button>
          {rate !== null && service !== null && (
            <Button size="small" onClick={() => decide(review, 'approved')}>
              {text.rejected.publish}
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}
