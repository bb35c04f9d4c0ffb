import type { QuoteRequest } from '#contract/quote';
import { type Accepted, acceptSubmission, type SubmissionContext, submissionKey } from './accept-submission.ts';
import { looksAutomatic } from './spam-check.ts';

export function submitQuote(context: SubmissionContext, request: QuoteRequest, key: string | undefined): Promise<Accepted> {
  const { companyWebsite, elapsedMs, ...quote } = request;
  const suspicious = looksAutomatic(request);
  return acceptSubmission(context, {
    key: submissionKey(key, 'quote', quote),
    insert: ({ quotes }, receipt) => quotes.add({ ...receipt, ...quote, suspicious }),
    describe: (receipt) => ({
      ...receipt,
      suspicious,
      visitorEmail: quote.email,
      thing: 'quote request',
      facts: [
        ['Full name', quote.fullName],
        ['E-mail', quote.email],
        ['Phone', quote.phoneNumber],
        ['Country', quote.country],
      ],
      message: quote.message,
      commands: ['npm run inbox -- quotes'],
      nextSteps: 'We read it and answer to this address or call the number that you gave us.',
    }),
  });
}
