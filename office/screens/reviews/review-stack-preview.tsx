import type { OfficeReview } from '#contract/office/reviews';
import { Rating } from './rating.tsx';
import styles from './review-stack-preview.module.css';

/** The top of the home page's stack as visitors see it; it says nothing that the list under it does not. */
export function ReviewStackPreview({ reviews, label }: { reviews: readonly OfficeReview[]; label: string }) {
  const [front, ...behind] = reviews;
  return (
    <div className={`theme-dark relative ${styles.stack}`} aria-hidden="true" title={label}>
      {behind.toReversed().map(({ id }) => (
        <div key={id} />
      ))}
      {front && (
        <div>
          <Rating rate={front.rate} className={styles.rating} />
          <p dir="auto">{front.message}</p>
          <b className="text-heading font-650">
            <bdi>{front.fullName}</bdi>
          </b>
        </div>
      )}
    </div>
  );
}
