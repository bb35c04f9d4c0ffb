import type { NewQuote } from '#contract/office/new-quote';
import { localeOfText } from '#contract/text/locale-of-text';
import type { Colleague, Work } from '../../store/work.ts';
import { record } from '../record.ts';
import { quoteCases } from './quote-cases.ts';

/**
 * Records a quote that came by telephone, say; inside a transaction. The sender has not been answered, so that it waits like any other. Returns its
 * id.
 */
export async function recordQuote(work: Work<Colleague>, quote: NewQuote): Promise<string> {
  const { quotes, references } = work.repositories;
  const reference = await references.issue();
  const locale = quote.locale ?? localeOfText(`${quote.fullName} ${quote.message}`);
  const id = await quotes.add({ ...quote, reference, receivedAt: work.now.toISOString(), suspicious: false, locale });
  await record(quoteCases, work, { id, fullName: quote.fullName, reference }, [{ kind: 'quote.taken-down' }]);
  return id;
}
