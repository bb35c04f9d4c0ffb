import type { QuoteDetail, TimelineEntry } from '#contract/office/quotes';
import { fateOf } from '../../store/mail-fate.ts';
import type { OfficeQuote } from '../../store/office-quotes.ts';
import type { Repositories } from '../../store/open-store.ts';

/** Which events stand in the timeline, and as what. */
const changes = {
  'quote.state': 'state',
  'quote.assignee': 'assignee',
  'quote.reminder': 'reminder',
  'quote.merged': 'merged',
  'quote.separated': 'separated',
  'quote.suspicious': 'spam',
} as const;

/** A request as one colleague sees it. One that has become a part of another is that other. Undefined when there is none. */
export async function describeQuote(repositories: Repositories, id: string, accountId: string): Promise<QuoteDetail | undefined> {
  const { officeQuotes, conversations } = repositories;
  const found = await officeQuotes.find(id);
  const quote = found?.mergedInto ? await officeQuotes.find(found.mergedInto) : found;
  if (!quote) return undefined;
  const { mergedInto, stateBeforeMerge, ...shown } = quote;
  const drafts = await conversations.drafts(quote.id);
  const own = drafts.find((draft) => draft.accountId === accountId);
  return {
    ...shown,
    timeline: await timelineOf(repositories, quote),
    earlier: (await officeQuotes.fromAddress(quote.email)).filter((other) => other.id !== quote.id),
    draft: own ? { subject: own.subject, text: own.text, savedAt: own.savedAt } : null,
    writing: drafts.filter((draft) => draft.accountId !== accountId).map((draft) => draft.accountId),
  };
}

async function timelineOf({ conversations, outbox, events }: Repositories, quote: OfficeQuote): Promise<TimelineEntry[]> {
  const { id } = quote;
  const entries: TimelineEntry[] = [{ kind: 'received', id, at: quote.receivedAt }];
  for (const { removedAt, ...note } of await conversations.notes(id)) entries.push({ kind: 'note', ...note });
  for (const answer of await conversations.answers(id)) {
    const { at, authorId, subject, text, mailId, fate } = answer;
    entries.push({ kind: 'answer', id: answer.id, at, authorId, subject, text, mailId, fate });
  }
  for (const { messageId, ...reply } of await conversations.replies(id)) entries.push({ kind: 'reply', ...reply });
  const receipt = (await outbox.about(quote.reference)).find(({ kind }) => kind === 'confirmation');
  if (receipt) {
    const fate = fateOf({ ...receipt, refused: receipt.refused ? 1 : 0 });
    entries.push({ kind: 'receipt', id: receipt._id, at: receipt.createdAt, mailId: receipt._id, fate });
  }
  for (const event of await events.about(id)) {
    const what = changes[event.kind as keyof typeof changes];
    if (what === undefined) continue;
    const { at, before, after } = event;
    entries.push({ kind: 'change', id: event.id, at, authorId: event.actor?.id ?? null, what, before, after });
  }
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
