import { localeOfText } from '#contract/locale-of-text';
import { isReply } from '#contract/office/conversation';
import type { EventKind } from '#contract/office/history';
import type { ChangeNote } from '#contract/office/notes';
import type { NewQuote } from '#contract/office/quotes';
import type { z } from '#contract/zod';
import type { NewMessage } from '../../store/conversations.ts';
import type { OfficeQuote } from '../../store/office-quotes.ts';
import type { Repositories } from '../../store/open-store.ts';
import { changeNote, type NoteOutcome, type NoteRef, noteEventOf } from './change-note.ts';
import { quoteSubject } from './change-quote.ts';
import type { Colleague } from './office-context.ts';

/** All of these are called inside a transaction. */

/** Records a request that came by telephone, say. The sender has not been answered, so that it waits like any other. Returns its id. */
export async function recordQuote(
  repositories: Repositories,
  actor: Colleague,
  quote: z.infer<typeof NewQuote>,
  now: Date,
): Promise<string> {
  const reference = await repositories.references.issue();
  const locale = quote.locale ?? localeOfText(`${quote.fullName} ${quote.message}`);
  const sent = { reference, receivedAt: now.toISOString(), suspicious: false, locale };
  const id = await repositories.quotes.add({ ...quote, ...sent });
  const subject = quoteSubject({ id, fullName: quote.fullName, reference });
  await repositories.events.add({ actor, kind: 'quote.taken-down', subject }, now);
  await repositories.topics.changed('quotes');
  return id;
}

/** False when there is no such request. */
export async function addNote(repositories: Repositories, actor: Colleague, id: string, text: string, now: Date): Promise<boolean> {
  const quote = await repositories.officeQuotes.find(id, { lock: true });
  if (!quote || quote.mergedInto !== null) return false;
  await repositories.conversations.addNote(id, actor.id, text, now);
  await noted(repositories, actor, quote, 'quote.note', now);
  return true;
}

/** Changes, removes or brings back one's own note. */
export async function changeQuoteNote(
  repositories: Repositories,
  actor: Colleague,
  which: NoteRef,
  change: ChangeNote,
  now: Date,
): Promise<NoteOutcome> {
  const quote = await repositories.officeQuotes.find(which.id, { lock: true });
  if (!quote || quote.mergedInto !== null) return 'unknown';
  const outcome = await changeNote(repositories.conversations, actor, which, change, now);
  if (outcome === 'changed') await noted(repositories, actor, quote, `quote.${noteEventOf(change)}`, now);
  return outcome;
}

async function noted(
  { officeQuotes, events, topics }: Repositories,
  actor: Colleague,
  quote: OfficeQuote,
  kind: EventKind,
  now: Date,
): Promise<void> {
  await officeQuotes.refresh(quote.id, now);
  await events.add({ actor, kind, subject: quoteSubject(quote) }, now);
  await topics.changed('quotes');
}

/**
 * What the customer wrote or said next. A request that was closed is in talk again, unless a colleague, a program or a mail server wrote. False when there is no such request, or the mail is there
 * already.
 *
 * @param actor null for a mail that came by itself
 */
export async function addReply(
  repositories: Repositories,
  actor: Colleague | null,
  id: string,
  reply: Omit<NewMessage, 'version'>,
  now: Date,
): Promise<boolean> {
  const { officeQuotes, conversations, events, topics } = repositories;
  const quote = await officeQuotes.find(id, { lock: true });
  if (!quote || quote.mergedInto !== null) return false;
  if (!(await conversations.addReply({ ...reply, quoteId: id, version: quote.version + 1 }))) return false;
  if (reply.origin !== undefined && !isReply(reply.origin)) {
    await officeQuotes.refresh(id, now);
    await topics.changed('quotes');
    return true;
  }
  const isClosed = quote.state === 'won' || quote.state === 'lost' || quote.state === 'aside';
  await officeQuotes.change(id, isClosed ? { state: 'talk' } : {});
  await officeQuotes.refresh(id, now);
  const subject = quoteSubject(quote);
  await events.add({ actor, kind: 'quote.replied', subject }, now);
  if (isClosed) await events.add({ actor, kind: 'quote.state', subject, before: quote.state, after: 'talk' }, now);
  await topics.changed('quotes');
  return true;
}
