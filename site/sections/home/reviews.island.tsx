// Needs JavaScript: the cards are dragged, and the review form is sent without leaving the page.
import { ArrowRight, Star } from 'lucide-react';
import type { FormOutcome } from '#contract/form-outcome';
import { directionOf } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { foreignLanguage } from '#contract/text/text-language';
import type { Content } from '#site/content/content.ts';
import type { ReviewFormTexts } from '#site/content/form-language.ts';
import type { Loaded } from '#site/data/list.ts';
import { usePublicReviews } from '#site/data/queries.ts';
import { ReviewDialog } from '#site/forms/review-form.island.tsx';
import { classNames } from '#ui/class-names.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { LoadingNote } from '#ui/loading-note.tsx';
import skeleton from '#ui/skeleton.module.css';
import { Stars } from '#ui/stars.tsx';
import { twoDigits } from '#ui/two-digits.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { NumberedSection } from './numbered-section.ts';
import styles from './reviews.module.css';
import { useCardStack } from './use-card-stack.ts';

const dialogId = 'write-review';

type ReviewsText = Content<'home'>['reviews'];

interface ReviewsProps extends NumberedSection<ReviewsText> {
  form: ReviewFormTexts;
  initial?: Loaded<PublicReview>;
  outcome?: FormOutcome;
}

export function Reviews({ text, number = 7, form, initial, outcome }: ReviewsProps) {
  const list = usePublicReviews(initial);
  return (
    <div className={`wrap grid-12 ${styles.inner}`}>
      <div className={`stack ${styles.text}`}>
        <Eyebrow number={number}>{text.eyebrow}</Eyebrow>
        <h2 id="reviews-title" className="h2">
          {text.title}
        </h2>
        <p className="text">
          {list.state === 'ready' && list.items.length > 1 && <span className="no-print needs-script">{text.turning} </span>}
          {text.moderation}
        </p>
        <button type="button" className="btn btn--primary needs-script" {...{ command: 'show-modal', commandfor: dialogId }}>
          {text.write}
          <Star className="icon" />
        </button>
        <ReviewDialog id={dialogId} form={form} outcome={outcome} />
      </div>
      {list.state === 'ready' ? (
        <CardStack reviews={list.items} text={text} form={form} />
      ) : (
        <div
          className={classNames(list.state === 'loading' && skeleton.skeleton, 'grid place-items-center', styles.placeholder)}
          data-state={list.state}
        >
          {list.state === 'loading' && <LoadingNote title={text.loading} failed={{ title: text.failed }} />}
          {list.state === 'failed' && <ListNote state="failed" title={text.failed} />}
          {list.state === 'empty' && <ListNote state="empty" {...text.empty} />}
        </div>
      )}
    </div>
  );
}

interface CardStackProps {
  reviews: PublicReview[];
  text: ReviewsText;
  form: ReviewFormTexts;
}

/** Reviews in the language of the page come before the others. */
function CardStack({ reviews, text, form }: CardStackProps) {
  const { locale } = form.language;
  const isForeign = ({ message }: PublicReview) => foreignLanguage(message, locale) !== undefined;
  const cards = [...reviews].sort((one, other) => Number(isForeign(one)) - Number(isForeign(other)));
  const hydrated = useHydrated();
  const { front, placeOf, handlers, next, onKeyDown } = useCardStack(cards.length, directionOf(locale));
  return (
    <div className={`grid ${styles.reviews}`}>
      <ul className={`grid ${styles.stack}`} aria-label={text.stackLabel} {...handlers} onKeyDown={onKeyDown}>
        {cards.map((review, index) => (
          <li
            key={review._id}
            className={`card relative flex flex-col gap-6 ${styles.card}`}
            data-place={placeOf(index)}
            // Without a script all of them are shown.
            aria-hidden={hydrated ? index !== front : undefined}
            tabIndex={index === front && cards.length > 1 ? 0 : undefined}
          >
            <Stars rate={review.rate} label={fillPlaceholders(text.stars, { rate: review.rate })} />
            <blockquote dir="auto" lang={foreignLanguage(review.message, locale)}>
              {review.message}
            </blockquote>
            <footer dir="auto" lang={foreignLanguage(review.fullName, locale)}>
              {review.fullName}
              {review.client && (
                <span className="block text-sm text-muted" lang={foreignLanguage(review.client.name, locale)}>
                  {review.client.name}
                </span>
              )}
            </footer>
            {isForeign(review) && <p className="caption">{text.inOtherLanguage}</p>}
            {review.answer && (
              <div className="grid gap-2 border-t text-sm" dir="auto" lang={foreignLanguage(review.answer.text, locale)}>
                <b className="text-heading mt-2">{review.answer.by}</b>
                <p>{review.answer.text}</p>
              </div>
            )}
            <p className={`label absolute flex flex-col items-center justify-between ${styles.side}`}>
              <span>{form.text.choices.service[review.service]}</span>
              <span aria-hidden="true">{twoDigits(index + 1)}</span>
            </p>
          </li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className="cluster needs-script">
          <button type="button" className="btn btn--line btn--sm" onClick={next}>
            {text.next}
            <ArrowRight className="icon icon-along" />
          </button>
          <p className="caption" aria-live="polite">
            {fillPlaceholders(text.position, { position: front + 1, count: cards.length })}
          </p>
        </div>
      )}
    </div>
  );
}
