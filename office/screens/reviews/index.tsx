import type { ReviewLists } from '#contract/office/reviews';
import { useText } from '../../content/use-text.ts';
import { useReviews } from '../../data/site/reviews.ts';
import { useTitle } from '../../parts/layout/page-header.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { PublicReviews } from './public-reviews.tsx';
import { Queue } from './queue.tsx';
import { Rejected } from './rejected.tsx';
import styles from './reviews.module.css';
import type { ReviewsSearch } from './reviews-search.ts';
import { useShown } from './use-shown.ts';

/** Shows what is to be decided beside what is public. */
export default function Reviews() {
  const text = useText('reviews');
  const reviews = useReviews();
  useTitle(text.title);
  const { shown, address, show } = useShown();
  const { approved } = reviews.data ?? {};

  return (
    <div className={`flex-1 grid min-h-0 ${styles.split}`}>
      <section className={`column bg-pane-highlight ${styles.decision}`} aria-label={text.queue}>
        {!reviews.data && (
          <header className={`flex-wrap flex-none ${styles.header}`}>
            <h1>{text.title}</h1>
          </header>
        )}
        {reviews.isError && <Notice kind="bad" text={text.failed} onRetry={() => void reviews.refetch()} />}
        {reviews.isPending && <Skeleton rows={6} />}
        {reviews.data && <DecisionPane lists={reviews.data} {...{ shown, address }} onShow={show} />}
      </section>
      {approved && <PublicReviews reviews={approved} shownId={approved.some(({ id }) => id === shown.review) ? shown.review : undefined} />}
    </div>
  );
}

interface DecisionPaneProps {
  lists: ReviewLists;
  shown: ReviewsSearch;
  address: ReviewsSearch;
  onShow: (shown: ReviewsSearch) => void;
}

function DecisionPane({ lists, shown, address, onShow }: DecisionPaneProps) {
  const isRejected = lists.rejected.some(({ id }) => id === shown.review);
  if (shown.list === 'rejected' || isRejected)
    return <Rejected reviews={lists.rejected} shownId={shown.review} onClose={() => onShow({})} />;
  return (
    <Queue
      reviews={lists.pending}
      approved={lists.approved}
      rejectedCount={lists.rejected.length}
      shownId={shown.review}
      leftOutId={address.review}
      onShow={(review) => onShow(review === undefined ? {} : { review })}
      onShowRejected={() => onShow({ list: 'rejected' })}
    />
  );
}
