import { Check, Mail, TriangleAlert, X } from 'lucide-react';
import { type MouseEvent, memo, type Ref, useId } from 'react';
import { reviewForm } from '#contract/forms/review';
import type { OfficeReview, ReviewState } from '#contract/office/reviews';
import { fillSentence } from '#contract/text/fill-sentence';
import { SourceLine } from '../../cases/detail/source-line.tsx';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { ContactLink } from '../../parts/contact/contact-link.tsx';
import { OtherFields } from '../../parts/fields/other-fields.tsx';
import { SpamReasons } from '../../parts/mails/spam-reasons.tsx';
import { WaitingTime } from '../../parts/times/waiting-time.tsx';
import { Answers } from './answers.tsx';
import { Rating } from './rating.tsx';
import { ReviewMailForm } from './review-mail-form.tsx';
import styles from './reviews.module.css';

/** At this many stars a review is a complaint. */
const complaintRate = 3;
const isComplaint = ({ rate }: OfficeReview): boolean => rate !== null && rate <= complaintRate;

interface ReviewCardProps {
  review: OfficeReview;
  /** Lists what is public already. */
  approved: readonly OfficeReview[];
  isWriting: boolean;
  onWrite: (isWriting: boolean) => void;
  onDecide: (state: ReviewState) => void;
  onReopen: () => void;
  /** Its words. */
  ref: Ref<HTMLQuoteElement>;
}

/** The review that is to be decided now. */
export function ReviewCard({ review, approved, isWriting, onWrite, onDecide, onReopen, ref }: ReviewCardProps) {
  const text = useText('reviews');
  const counted = useCounted();
  const [rating, words, author] = [useId(), useId(), useId()];
  const complaints = approved.filter(isComplaint).length;

  return (
    <article className={`relative grid gap-4 border rounded-3 bg-pane ${styles.card}`} aria-labelledby={words}>
      <div className={`row flex-wrap justify-between ${styles.between}`} id={rating}>
        <Rating rate={review.rate} />
        <WaitingTime since={review.receivedAt} hasAim className="text-xs whitespace-nowrap" />
      </div>
      <blockquote id={words} ref={ref} dir="auto" tabIndex={-1} aria-describedby={`${rating} ${author}`}>
        {review.message}
      </blockquote>
      <p className={`row text-quiet text-xs flex-wrap ${styles.by}`} id={author}>
        <b className="strong">
          <bdi>{review.fullName}</bdi>
        </b>
        <span>{review.service && text.services[review.service]}</span>
        <span>{fillSentence(text.neverPublic, { email: review.email })}</span>
        <span className="reference">{review.reference}</span>
        <ContactLink id={review.id} className="together" />
      </p>
      <SourceLine source={review.source} />
      <OtherFields form={reviewForm} values={review} placed={['fullName', 'email', 'rate', 'service', 'message']} />
      {review.suspicious && (
        <p className="row text-xs gap-2 text-bad">
          <TriangleAlert className="icon" aria-hidden />
          <span>
            {text.suspicious} <SpamReasons reasons={review.spamReasons} />
          </span>
        </p>
      )}
      {isComplaint(review) && complaints > 0 && (
        <p className="text-quiet text-2xs">{counted(text.fairComplaint, complaints, { total: approved.length })}</p>
      )}
      <Answers answers={review.answers} />
      {isWriting && (
        <div className={`border rounded-2 bg-raise ${styles.mail}`}>
          <ReviewMailForm key={review.id} review={review} onClose={() => onWrite(false)} onReopen={onReopen} />
        </div>
      )}
      <Actions {...{ isWriting, onWrite, onDecide }} isAnswered={review.answers.length > 0} />
    </article>
  );
}

/** Handlers are the same in every render: a key that shows another review does not render the buttons. */
interface ActionsProps extends Pick<ReviewCardProps, 'isWriting' | 'onWrite' | 'onDecide'> {
  isAnswered: boolean;
}

const Actions = memo(function Actions({ isWriting, isAnswered, onWrite, onDecide }: ActionsProps) {
  const text = useText('reviews');
  // A double click decides once: what has moved up into its place was not meant.
  const decide = (state: ReviewState) => (event: MouseEvent) => event.detail <= 1 && onDecide(state);
  return (
    <div className={`row flex-wrap gap-2 border-t-hair ${styles.actions}`}>
      <Button variant={isWriting ? 'line' : 'primary'} size="large" icon={Check} onClick={decide('approved')}>
        {text.publish} <KeyHint keys="P" />
      </Button>
      <Button size="large" icon={X} onClick={decide('rejected')}>
        {text.reject} <KeyHint keys="R" />
      </Button>
      <span className="flex-1" />
      {!isWriting && (
        <Button variant="ghost" size="large" icon={Mail} onClick={() => onWrite(true)}>
          {isAnswered ? text.answer : text.answerFirst} <KeyHint keys="E" />
        </Button>
      )}
    </div>
  );
});
