import { reviewForm } from '#contract/forms/review';
import type { ReviewRequest } from '#contract/review';
import { pageOfService } from '#contract/services';
import { Refusal } from '../http/refusal.ts';
import { enteredFacts, ratingText } from '../mail/entered-facts.ts';
import { staffLocale } from '../mail/staff-mail.ts';
import { type Accepted, acceptSubmission, type SentForm, type SubmissionContext, submissionKey } from './accept-submission.ts';
import { spamScore } from './spam-score/spam-score.ts';

/** A review waits for staff's decision before anyone else can read it. */
export function submitReview(context: SubmissionContext, request: ReviewRequest, { locale, key, source }: SentForm): Promise<Accepted> {
  const { remark, elapsedMs, ...review } = request;
  const { suspicious, reasons } = spamScore(review, request);
  const texts = context.texts[staffLocale];
  return acceptSubmission(context, {
    key: submissionKey(key, 'review', review),
    async insert({ repositories: { company, reviews, topics } }, receipt) {
      const { servicesOff = [] } = (await company.current()).values;
      // Chosen on a page that was open before. Nothing is stored, the key included: it is sent again with another service.
      if (servicesOff.includes(pageOfService[review.service]))
        throw new Refusal(422, { key: 'review.serviceOff' }, { service: { key: 'review.serviceOff' } });
      const decision = { status: 'pending', decidedAt: null } as const;
      const id = await reviews.add({ ...receipt, ...review, ...source, suspicious, spamReasons: reasons, locale, ...decision });
      await topics.changed('reviews');
      return id;
    },
    describe: (receipt, id) => ({
      ...receipt,
      ...enteredFacts(reviewForm, review, texts),
      suspicious,
      locale,
      topic: ratingText(review.rate, texts),
      officePath: `/reviews?review=${id}`,
    }),
  });
}
