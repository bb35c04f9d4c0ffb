import type { ReviewLists } from '#contract/office/reviews';
import { useText } from '../../content/use-text.ts';
import { useReviews } from '../../data/reviews.ts';
import { useTitle } from '../../parts/head.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { PublicReviews } from './public-reviews.tsx';
import { Queue } from './queue.tsx';
import { Rejected } from './rejected.tsx';
import styles from './reviews.module.css';
import type { ReviewsSearch } from './reviews-search.ts';
import { useShown } from './use-shown.ts';

/** What is to be decided beside what is public. */
export default function Reviews() {
  const text = useText('reviews');
  const reviews = useReviews();
  useTitle(text.title);
  const [search, show] = useShown();
  const { approved } = reviews.data ?? {};

  return (
    <div className={styles.split}>
      <section className={styles.lit} aria-label={text.queue}>
        {reviews.isError && <Notice kind="bad" text={text.failed} onRetry={() => void reviews.refetch()} />}
        {reviews.isPending && <Skeleton rows={6} />}
        {reviews.data && <LitPane lists={reviews.data} search={search} onShow={show} />}
      </section>
      {approved && (
        <PublicReviews reviews={approved} shownId={approved.some(({ id }) => id === search.review) ? search.review : undefined} />
      )}
    </div>
  );
}

interface LitPaneProps {
  lists: ReviewLists;
  search: ReviewsSearch;
  onShow: (shown: ReviewsSearch) => void;
}

function LitPane({ lists, search, onShow }: LitPaneProps) {
  const isRejected = lists.rejected.some(({ id }) => id === search.review);
  if (search.list === 'rejected' || isRejected)
    return <Rejected reviews={lists.rejected} shownId={search.review} onClose={() => onShow({})} />;
  return (
    <Queue
      reviews={lists.pending}
      approved={lists.approved}
      rejectedCount={lists.rejected.length}
      shownId={search.review}
      onShow={(review) => onShow(review === undefined ? {} : { review })}
      onShowRejected={() => onShow({ list: 'rejected' })}
    />
  );
}
