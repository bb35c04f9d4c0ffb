import { quoteForm } from '#contract/forms/quote';
import type { QuoteRequest } from '#contract/quote';
import { quoteCases } from '../cases/quotes/quote-cases.ts';
import { record } from '../cases/record.ts';
import { enteredFacts } from '../mail/entered-facts.ts';
import { staffLocale } from '../mail/staff-mail.ts';
import { type Accepted, acceptSubmission, type SentForm, type SubmissionContext, submissionKey } from './accept-submission.ts';
import { notifyOfNewQuote } from './office/chosen-mails.ts';
import { spamScore } from './spam-score/spam-score.ts';

export function submitQuote(context: SubmissionContext, request: QuoteRequest, { locale, key, source }: SentForm): Promise<Accepted> {
  const { remark, elapsedMs, ...quote } = request;
  const { suspicious, reasons } = spamScore(quote, request);
  return acceptSubmission(context, {
    key: submissionKey(key, 'quote', quote),
    async insert(work, receipt) {
      const id = await work.repositories.quotes.add({ ...receipt, ...quote, ...source, suspicious, spamReasons: reasons, locale });
      await record(quoteCases, work, { ...receipt, ...quote, id }, [{ kind: 'quote.received' }]);
      if (!suspicious) await notifyOfNewQuote(work, context, { ...receipt, id, country: quote.country });
      return id;
    },
    describe: (receipt, id) => ({
      ...receipt,
      ...enteredFacts(quoteForm, quote, context.texts[staffLocale]),
      suspicious,
      locale,
      topic: quote.message,
      officePath: `/quotes/${id}`,
    }),
  });
}
