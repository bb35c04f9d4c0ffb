// Needs JavaScript: the cards are dragged, and the review form is sent without leaving the page.
import { ArrowRight, Star } from 'lucide-react';
import { homeReviews as content } from '#content/en/home-islands';
import type { FormOutcome } from '#contract/form-outcome';
import type { PublicReview } from '#contract/review';
import type { ReviewFormTexts } from '#site/content/form-language.ts';
import type { Loaded } from '#site/data/list.ts';
import { usePublicReviews } from '#site/data/queries.ts';
import { ReviewDialog } from '#site/forms/review-form.island.tsx';
import { classNames } from '#ui/class-names.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { Stars } from '#ui/stars.tsx';
import styles from './reviews.module.css';
import { useCardStack } from './use-card-stack.ts';

const dialogId = 'write-review';

interface ReviewsProps {
  form: ReviewFormTexts;
  initial?: Loaded<PublicReview>;
  outcome?: FormOutcome;
}

export function Reviews({ form, initial, outcome }: ReviewsProps) {
  const list = usePublicReviews(initial);
  return (
    <div className={`wrap grid-12 ${styles.inner}`}>
      <div className={`stack ${styles.text}`}>
        <Eyebrow number={7}>{content.eyebrow}</Eyebrow>
        <h2 id="reviews-title" className="h2">
          {content.title}
        </h2>
        <p className="text">
          {list.state === 'ready' && list.items.length > 1 && <span className="needs-script">{content.turning} </span>}
          {content.moderation}
        </p>
        <button type="button" className="btn btn--gold needs-script" {...{ command: 'show-modal', commandfor: dialogId }}>
          {content.write}
          <Star className="icon" />
        </button>
        <ReviewDialog id={dialogId} form={form} outcome={outcome} />
      </div>
      {list.state === 'ready' ? (
        <CardStack reviews={list.items} services={form.services} />
      ) : (
        <div className={classNames(list.state === 'loading' && 'skeleton', styles.placeholder)} data-state={list.state}>
          {list.state === 'loading' && <ListNote state="loading" title={content.loading} />}
          {list.state === 'failed' && <ListNote state="failed" title={content.failed} />}
          {list.state === 'empty' && <ListNote state="empty" {...content.empty} />}
        </div>
      )}
    </div>
  );
}

function CardStack({ reviews, services }: { reviews: PublicReview[]; services: ReviewFormTexts['services'] }) {
  const { front, placeOf, handlers, next, onKeyDown } = useCardStack(reviews.length);
  return (
    <div className={styles.reviews}>
      <ul className={styles.stack} aria-label={content.stackLabel} {...handlers} onKeyDown={onKeyDown}>
        {reviews.map((review, index) => (
          <li
            key={review._id}
            className={`card ${styles.card}`}
            data-place={placeOf(index)}
            aria-hidden={index !== front}
            tabIndex={index === front && reviews.length > 1 ? 0 : undefined}
          >
            <Stars rate={review.rate} label={content.stars(review.rate)} />
            <blockquote dir="auto">{review.message}</blockquote>
            <footer dir="auto">{review.fullName}</footer>
            <p className={`label ${styles.side}`}>
              <span>{services[review.service]}</span>
              <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
            </p>
          </li>
        ))}
      </ul>
      {reviews.length > 1 && (
        <div className="cluster needs-script">
          <button type="button" className="btn btn--line btn--sm" onClick={next}>
            {content.next}
            <ArrowRight className="icon icon-along" />
          </button>
          <p className="caption" aria-live="polite">
            {content.position(front + 1, reviews.length)}
          </p>
        </div>
      )}
    </div>
  );
}
