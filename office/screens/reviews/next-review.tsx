import { memo } from 'react';
import type { OfficeReview } from '#contract/office/reviews';
import { useText } from '../../content/use-text.ts';
import { WaitingTime } from '../../parts/times/waiting-time.tsx';
import { Rating } from './rating.tsx';
import styles from './reviews.module.css';

interface NextReviewProps {
  review: OfficeReview;
  onShow: (review: OfficeReview) => void;
}

/** A review that comes later in the queue; choosing it brings it forward. */
export const NextReview = memo(function NextReview({ review, onShow }: NextReviewProps) {
  const { services } = useText('reviews');
  return (
    <button
      type="button"
      className={`grid gap-2 w-full border-hair rounded-3 hover:border-edge hover:bg-hover ${styles.next}`}
      onClick={() => onShow(review)}
    >
      <span className={`row flex-wrap justify-between ${styles.between}`}>
        <Rating rate={review.rate} />
        <WaitingTime since={review.receivedAt} hasAim className="text-xs whitespace-nowrap" />
      </span>
      <span className={`overflow-hidden text-body leading-snug wrap-anywhere ${styles.excerpt}`} dir="auto">
        {review.message}
      </span>
      <span className={`row text-quiet text-xs flex-wrap ${styles.by}`}>
        <b className="strong">
          <bdi>{review.fullName}</bdi>
        </b>
        <span>{review.service && services[review.service]}</span>
      </span>
    </button>
  );
});
