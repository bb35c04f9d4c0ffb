import type { Locale } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import { content } from '#site/content/content.ts';
import { ReviewQuote } from '../shared/proof/review-quote.tsx';
import styles from './client-review.module.css';

interface ClientReviewProps {
  review: PublicReview | undefined;
  title: string;
  locale: Locale;
}

/** Holds what the client says themselves. Without a review of theirs there is no section. */
export function ClientReview({ review, title, locale }: ClientReviewProps) {
  if (!review) return null;
  return (
    <section className={`section border-t ${styles.section}`} aria-labelledby="client-review-title">
      <div className={`wrap grid ${styles.inner}`}>
        <h2 id="client-review-title" className="h3">
          {title}
        </h2>
        <ReviewQuote review={review} text={content('servicePage', locale).proof} locale={locale} namesClient={false} />
      </div>
    </section>
  );
}
