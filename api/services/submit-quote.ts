import type { QuoteRequest } from '#contract/quote';
import { type Accepted, acceptSubmission, type SentForm, type SubmissionContext, submissionKey } from './accept-submission.ts';
import { notifyOfNewQuote } from './office/chosen-mails.ts';
import { spamScore } from './spam-score/spam-score.ts';

export function submitQuote(context: SubmissionContext, request: QuoteRequest, { locale, key }: SentForm): Promise<Accepted> {
  const { remark, elapsedMs, ...quote } = request;
  const { suspicious, reasons } = spamScore(quote, request);
  return acceptSubmission(context, {
    key: submissionKey(key, 'quote', quote),
    async insert(repositories, receipt) {
      const { quotes, events, topics } = repositories;
      const id = await quotes.add({ ...receipt, ...quote, suspicious, spamReasons: reasons, locale });
      const subject = { kind: 'quote', id, name: quote.fullName, reference: receipt.reference } as const;
      await events.add({ actor: null, kind: 'quote.received', subject }, new Date(receipt.receivedAt));
      await topics.changed('quotes');
      if (!suspicious)
        await notifyOfNewQuote(repositories, context, { ...receipt, id, country: quote.country }, new Date(receipt.receivedAt));
      return id;
    },
    describe: (receipt, id) => ({
      ...receipt,
      form: 'quote',
      suspicious,
      locale,
      visitorName: quote.fullName,
      visitorEmail: quote.email,
      topic: quote.message,
      facts: [
        ['fullName', quote.fullName],
        ['email', quote.email],
        ['phoneNumber', quote.phoneNumber],
        ['country', quote.country],
      ],
      message: quote.message,
      officePath: `/quotes/${id}`,
    }),
  });
}
