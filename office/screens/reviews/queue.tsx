import { memo, useEffect, useRef, useState } from 'react';
import type { OfficeReview, ReviewState } from '#contract/office/reviews';
import { afterNextPaint } from '#ui/after-next-paint.ts';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { ShortcutHints } from '../../list/shortcut-hints.tsx';
import { useStableHandlers } from '../../parts/hooks/use-stable-handlers.ts';
import { HelpButton } from '../../parts/layout/help-button.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { useDuration } from '../../parts/times/waiting-time.tsx';
import { NextReview } from './next-review.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';
import { useDecisions } from './use-decisions.ts';

interface QueueProps {
  /** The oldest first. */
  reviews: readonly OfficeReview[];
  approved: readonly OfficeReview[];
  rejectedCount: number;
  shownId: string | undefined;
  /** The one that is not in the list below: the one shown, once it is painted. */
  leftOutId: string | undefined;
  onShow: (id: string | undefined) => void;
  onShowRejected: () => void;
}

/** Reviews that may be in view below the large one. */
const nearCount = 5;

/** One review large, to be decided; the next ones small. */
export function Queue({ reviews, approved, rejectedCount, shownId, leftOutId, onShow, onShowRejected }: QueueProps) {
  const text = useText('reviews');
  const decideReview = useDecisions(onShow);
  const [isWriting, setIsWriting] = useState(false);
  const words = useRef<HTMLQuoteElement>(null);
  const takesFocus = useRef(false);

  const placeOf = (wanted: string | undefined) =>
    Math.max(
      0,
      reviews.findIndex(({ id }) => id === wanted),
    );
  const at = placeOf(shownId);
  const current = reviews[at];
  // The card answers the key; the list follows when it is painted.
  const out = placeOf(leftOutId);
  const near = reviews.filter((_, place) => place !== out).slice(0, nearCount);

  const write = (isOpen: boolean) => {
    setIsWriting(isOpen);
    if (!isOpen) words.current?.focus();
  };
  const stopWriting = () => write(false);
  const reopen = (review: OfficeReview) => {
    onShow(review.id);
    setIsWriting(true);
  };
  const show = (review: OfficeReview | undefined) => {
    if (!review) return;
    setIsWriting(false);
    onShow(review.id);
    // The focus makes the browser lay the page out at once: the words are painted without waiting for it.
    const from = document.activeElement;
    void afterNextPaint().then(() => {
      if ([from, document.body].includes(document.activeElement)) focusAnew(words.current);
    });
  };
  const decide = (state: ReviewState) => {
    if (!current) return;
    takesFocus.current = true;
    setIsWriting(false);
    onShow((reviews[at + 1] ?? reviews[at - 1])?.id);
    decideReview(current, state);
  };

  // Parts that have not changed are not painted again.
  const stable = useStableHandlers({ write, decide, bringForward: show, showRejected: onShowRejected });

  // What comes next takes the focus, not its buttons: nobody decides by a second click what they have not read.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    if (current) focusAnew(words.current);
  }, [current]);

  useShortcut(
    'reviews',
    { p: () => decide('approved'), r: () => decide('rejected'), e: () => setIsWriting(true) },
    { isOn: Boolean(current) },
  );
  useShortcut('everywhere', { Escape: stopWriting }, { isOn: isWriting });
  useShortcut('lists', { j: () => show(reviews[at + 1]), k: () => show(reviews[at - 1]) }, { isOn: reviews.length > 1 });

  return (
    <>
      <QueueHeader reviews={reviews} />
      <div className="scroll">
        {current ? (
          <div className={`grid gap-4 ${styles.queue}`}>
            <ReviewCard
              ref={words}
              review={current}
              approved={approved}
              isWriting={isWriting}
              onWrite={stable.write}
              onReopen={() => reopen(current)}
              onDecide={stable.decide}
            />
            {near.length > 0 && (
              <div className={styles.later}>
                <h2 className="label">{text.after}</h2>
                {near.map((review) => (
                  <NextReview key={review.id} review={review} onShow={stable.bringForward} />
                ))}
                {reviews.length > nearCount + 1 && (
                  <FarReviews reviews={reviews} from={nearCount} without={Math.max(out, nearCount)} onShow={stable.bringForward} />
                )}
              </div>
            )}
          </div>
        ) : (
          <EmptyState title={text.empty.title} text={text.empty.text} />
        )}
      </div>
      <QueueFoot hasReviews={reviews.length > 0} rejectedCount={rejectedCount} onShowRejected={stable.showRejected} />
    </>
  );
}

/** Screen readers read what gets the focus, and not what changes in what has it. */
function focusAnew(element: HTMLElement | null): void {
  if (document.activeElement === element) element?.blur();
  element?.focus();
}

interface FarReviewsProps extends Pick<QueueProps, 'reviews'> {
  /** The place of the first. */
  from: number;
  /** The place among all of the one that is left out. */
  without: number;
  onShow: (review: OfficeReview) => void;
}

/** Shows those that somebody has to scroll to: a box of their own, so that a key does not cost anything for them. */
const FarReviews = memo(function FarReviews({ reviews, from, without, onShow }: FarReviewsProps) {
  return (
    <div className={styles.far}>
      {reviews.map((review, place) => place >= from && place !== without && <NextReview key={review.id} review={review} onShow={onShow} />)}
    </div>
  );
});

const QueueHeader = memo(function QueueHeader({ reviews }: Pick<QueueProps, 'reviews'>) {
  const text = useText('reviews');
  const counted = useCounted();
  const duration = useDuration();
  const [oldest] = reviews;
  const values = oldest && {
    number: <b>{reviews.length}</b>,
    duration: duration(oldest.receivedAt),
  };
  return (
    <header className={`flex-wrap flex-none ${styles.header}`}>
      <h1>{text.title}</h1>
      <HelpButton />
      <p className="lead">{values ? <FilledText text={counted(text.toDecide, reviews.length)} values={values} /> : text.nothing}</p>
    </header>
  );
});

interface QueueFootProps extends Pick<QueueProps, 'rejectedCount' | 'onShowRejected'> {
  hasReviews: boolean;
}

const QueueFoot = memo(function QueueFoot({ hasReviews, rejectedCount, onShowRejected }: QueueFootProps) {
  const { keys, rejected } = useText('reviews');
  const counted = useCounted();
  const deciding = [
    ['P', keys.publish],
    ['R', keys.reject],
    ['J K', keys.next],
  ] as const;
  return (
    <footer className={`row justify-between flex-none gap-4 border-t-hair ${styles.foot}`}>
      <ShortcutHints className="wide-only" keys={[...(hasReviews ? deciding : []), ['Z', keys.undo]]} />
      <button type="button" className="link text-xs" onClick={onShowRejected}>
        {counted(rejected.link, rejectedCount)}
      </button>
    </footer>
  );
});
