import { limits } from '#contract/limits';
import type { ReviewRequest } from '#contract/review';
import { fillMailText } from '../mail/fill-mail-text.ts';
import { staffLocale } from '../mail/staff-mail.ts';
import { type Accepted, acceptSubmission, type SentForm, type SubmissionContext, submissionKey } from './accept-submission.ts';
import { spamScore } from './spam-score/spam-score.ts';

/** A review waits for staff's decision before anyone else can read it. */
export function submitReview(context: SubmissionContext, request: ReviewRequest, { locale, key }: SentForm): Promise<Accepted> {
  const { remark, elapsedMs, ...review } = request;
  const { suspicious, reasons } = spamScore(review, request);
  const rating = fillMailText(context.texts[staffLocale].mails.staff.rating, { rate: review.rate, max: limits.rating.max }, staffLocale);
  return acceptSubmission(context, {
    key: submissionKey(key, 'review', review),
    async insert({ reviews, topics }, receipt) {
      const id = await reviews.add({ ...receipt, ...review, suspicious, spamReasons: reasons, locale, status: 'pending', decidedAt: null });
      await topics.changed('reviews');
      return id;
    },
    describe: (receipt, id) => ({
      ...receipt,
      form: 'review',
      suspicious,
      locale,
      visitorName: review.fullName,
      visitorEmail: review.email,
      topic: rating,
      facts: [
        ['fullName', review.fullName],
        ['email', review.email],
        ['service', context.serviceNames[review.service]],
        ['rating', rating],
      ],
      message: review.message,
      officePath: `/reviews?review=${id}`,
    }),
  });
}
