import { memo, useEffect, useRef, useState } from 'react';
import type { OfficeReview, ReviewState } from '#contract/office/reviews';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useShortcut } from '../../frame/shortcuts.ts';
import { Calm } from '../../parts/calm.tsx';
import { FilledText } from '../../parts/filled-text.tsx';
import { KeyLine } from '../../parts/key-line.tsx';
import { useSameHandlers } from '../../parts/use-same-handlers.ts';
import { useDuration } from '../../parts/waiting-time.tsx';
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
  onShow: (id: string | undefined) => void;
  onShowRejected: () => void;
}

/** One review large, to be decided; the next ones small. */
export function Queue({ reviews, approved, rejectedCount, shownId, onShow, onShowRejected }: QueueProps) {
  const text = useText('reviews');
  const counted = useCounted();
  const decideReview = useDecisions(onShow);
  const [isWriting, setIsWriting] = useState(false);
  const card = useRef<HTMLElement>(null);
  const takesFocus = useRef(false);

  const at = Math.max(
    0,
    reviews.findIndex(({ id }) => id === shownId),
  );
  const current = reviews[at];
  const next = reviews.filter((review) => review !== current);

  const write = (isOpen: boolean) => {
    setIsWriting(isOpen);
    if (!isOpen) card.current?.focus();
  };
  const stopWriting = () => write(false);
  const reopen = (review: OfficeReview) => {
    onShow(review.id);
    setIsWriting(true);
  };
  const show = (review: OfficeReview | undefined) => {
    if (!review) return;
    takesFocus.current = true;
    setIsWriting(false);
    onShow(review.id);
  };
  const { bringForward } = useSameHandlers({ bringForward: show });
  const decide = (state: ReviewState) => {
    if (!current) return;
    takesFocus.current = true;
    setIsWriting(false);
    onShow((reviews[at + 1] ?? reviews[at - 1])?.id);
    decideReview(current, state);
  };

  // What comes next takes the focus, not its buttons: nobody decides by a second click what they have not read.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    if (current) card.current?.focus();
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
      <QueueHead reviews={reviews} />
      <div className="scroll">
        {current ? (
          <div className={styles.queue}>
            <ReviewCard
              key={current.id}
              ref={card}
              review={current}
              approved={approved}
              isWriting={isWriting}
              onWrite={write}
              onReopen={() => reopen(current)}
              onDecide={decide}
            />
            {next.length > 0 && <h2 className="label">{text.after}</h2>}
            {next.map((review) => (
              <NextReview key={review.id} review={review} onShow={bringForward} />
            ))}
          </div>
        ) : (
          <Calm title={text.calm.title} text={text.calm.text} />
        )}
      </div>
      <footer className={styles.foot}>
        <KeyLine
          className="wide-only"
          keys={[
            ...(current
              ? ([
                  ['P', text.keys.publish],
                  ['R', text.keys.reject],
                  ['J K', text.keys.next],
                ] as const)
              : []),
            ['Z', text.keys.undo],
          ]}
        />
        <button type="button" className="link small" onClick={onShowRejected}>
          {counted(text.rejected.link, rejectedCount)}
        </button>
      </footer>
    </>
  );
}

const QueueHead = memo(function QueueHead({ reviews }: Pick<QueueProps, 'reviews'>) {
  const text = useText('reviews');
  const counted = useCounted();
  const duration = useDuration();
  const [oldest] = reviews;
  const values = oldest && {
    number: <b>{reviews.length}</b>,
    duration: duration(oldest.receivedAt),
  };
  return (
    <header className={styles.head}>
      <h1>{text.title}</h1>
      <p className="say">{values ? <FilledText text={counted(text.toDecide, reviews.length)} values={values} /> : text.nothing}</p>
    </header>
  );
});
