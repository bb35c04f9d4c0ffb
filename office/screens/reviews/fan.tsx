import type { OfficeReview } from '#contract/office/reviews';
import styles from './fan.module.css';
import { Rating } from './rating.tsx';

/** The top of the home page's stack as visitors see it; it says nothing that the list under it does not. */
export function Fan({ reviews, label }: { reviews: readonly OfficeReview[]; label: string }) {
  const [front, ...behind] = reviews;
  return (
    <div className={`theme-dark ${styles.fan}`} aria-hidden="true" title={label}>
      {behind.toReversed().map(({ id }) => (
        <div key={id} />
      ))}
      {front && (
        <div>
          <Rating rate={front.rate} className={styles.rating} />
          <p dir="auto">{front.message}</p>
          <b>
            <bdi>{front.fullName}</bdi>
          </b>
        </div>
      )}
    </div>
  );
}
