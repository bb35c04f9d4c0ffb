import type { ReviewRequest } from '#contract/review';
import { type Accepted, acceptSubmission, type SubmissionContext, submissionKey } from './accept-submission.ts';
import { looksAutomatic } from './spam-check.ts';

/** A review waits for staff's decision before anyone else can read it. */
export function submitReview(context: SubmissionContext, request: ReviewRequest, key: string | undefined): Promise<Accepted> {
  const { companyWebsite, elapsedMs, ...review } = request;
  const suspicious = looksAutomatic(request);
  return acceptSubmission(context, {
    key: submissionKey(key, 'review', review),
    insert: ({ reviews }, receipt) => reviews.add({ ...receipt, ...review, suspicious, status: 'pending', decidedAt: null }),
    describe: (receipt) => ({
      ...receipt,
      suspicious,
      visitorEmail: review.email,
      thing: 'review',
      facts: [
        ['Full name', review.fullName],
        ['E-mail', review.email],
        ['Service', review.service],
        ['Rating', `${review.rate} of 5`],
      ],
      message: review.message,
      commands: [
        'npm run inbox -- reviews',
        `npm run inbox -- reviews approve ${receipt.reference}`,
        `npm run inbox -- reviews reject ${receipt.reference}`,
      ],
      nextSteps: 'We read every review before it appears on our site.',
    }),
  });
}
