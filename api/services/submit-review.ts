import { limits } from '#contract/limits';
import type { ReviewRequest } from '#contract/review';
import { fillMailText } from '../mail/fill-mail-text.ts';
import { type Accepted, acceptSubmission, type SubmissionContext, submissionKey } from './accept-submission.ts';
import { isLikelyBot } from './spam-check.ts';

/** A review waits for staff's decision before anyone else can read it. */
export function submitReview(context: SubmissionContext, request: ReviewRequest, key: string | undefined): Promise<Accepted> {
  const { companyWebsite, elapsedMs, ...review } = request;
  const { mails, serviceNames } = context.texts;
  const suspicious = isLikelyBot(request);
  const rating = fillMailText(mails.staff.rating, { rate: review.rate, max: limits.rating.max }, mails);
  return acceptSubmission(context, {
    key: submissionKey(key, 'review', review),
    insert: ({ reviews }, receipt) => reviews.add({ ...receipt, ...review, suspicious, status: 'pending', decidedAt: null }),
    describe: (receipt) => ({
      ...receipt,
      form: 'review',
      suspicious,
      visitorName: review.fullName,
      visitorEmail: review.email,
      topic: rating,
      facts: [
        ['fullName', review.fullName],
        ['email', review.email],
        ['service', serviceNames[review.service]],
        ['rating', rating],
      ],
      message: review.message,
      commands: [
        'npm run inbox -- reviews',
        `npm run inbox -- reviews approve ${receipt.reference}`,
        `npm run inbox -- reviews reject ${receipt.reference}`,
      ],
    }),
  });
}
