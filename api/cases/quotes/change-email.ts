import { quoteEmailEvents } from '#contract/office/history';
import { QuoteEmail } from '#contract/office/quotes';
import type { OfficeQuote } from '../../store/cases/office-quotes.ts';
import type { StoredEvent } from '../../store/changes/events.ts';
import type { Colleague, Work } from '../../store/work.ts';
import { record } from '../record.ts';
import { byId, idsOf, type Undoing } from '../undoing.ts';
import { isLogged } from './is-logged.ts';
import { quoteCases } from './quote-cases.ts';

type EmailOutcome = 'changed' | 'unknown' | 'outdated' | 'their-own';

/** Adds the address of somebody who called, or corrects it; inside a transaction. */
export async function changeEmail(
  work: Work<Colleague>,
  { id, version }: { id: string; version: number },
  email: string,
): Promise<EmailOutcome> {
  const { repositories } = work;
  const quote = await quoteCases.find(repositories, id, { lock: true });
  if (!quote) return 'unknown';
  if (quote.version !== version) return 'outdated';
  if (!(await isLogged(repositories, quote))) return 'their-own';
  if (quote.email !== email) await setEmail(work, quote, email);
  return 'changed';
}

/**
 * The history says that the address changed. The addresses themselves are for the undo alone: nobody reads them there, no file has them, and they go
 * with the person.
 */
async function setEmail(work: Work<Colleague>, quote: OfficeQuote, email: string): Promise<void> {
  const { repositories, now } = work;
  await repositories.officeQuotes.setEmail(quote, email);
  await quoteCases.refresh(repositories, quote.id, 'changed', now);
  const kind = quote.email === '' ? 'quote.email-added' : email === '' ? 'quote.email-removed' : 'quote.email-changed';
  await record(quoteCases, work, quote, [{ kind, beforeId: quote.email || null, afterId: email || null }]);
}

/** Takes back that an address was added, corrected or, by an undo, removed. */
export const emailUndoing: Undoing = {
  kinds: quoteEmailEvents,
  permission: quoteCases.permission,
  async counterChanges({ repositories }, events) {
    const quotes = byId(await quoteCases.entries(repositories, idsOf(events)));
    return events.map((event) => {
      const { before, after } = emailsOf(event);
      const { email, version } = quotes.get(event.subject.id) ?? {};
      if (before === null || email !== after || version === undefined) return undefined;
      return async (work) => {
        const quote = await quoteCases.find(work.repositories, event.subject.id, { lock: true });
        if (quote?.version !== version) return false;
        await setEmail(work, quote, before);
        return true;
      };
    });
  },
};

/** The address before and after, empty where there was none. Null: it has been erased, or what the history keeps is no address. */
const emailsOf = ({ kind, beforeId, afterId }: StoredEvent) => ({
  before: kind === 'quote.email-added' ? '' : (QuoteEmail.safeParse({ email: beforeId }).data?.email ?? null),
  after: kind === 'quote.email-removed' ? '' : afterId,
});
