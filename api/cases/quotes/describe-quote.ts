import type { QuoteDetail, QuoteRow } from '#contract/office/quotes';
import type { Repositories } from '../../store/open-store.ts';
import type { Reading } from '../case-kind.ts';
import { offersOf } from '../offers/list-offers.ts';
import { replyToIn } from '../reply-to.ts';
import { timelineOf } from '../timeline.ts';

/** Maps the events that stand in the timeline to what they are there. */
const changes = {
  'quote.state': 'state',
  'quote.assignee': 'assignee',
  'quote.reminder': 'reminder',
  'quote.merged': 'merged',
  'quote.separated': 'separated',
  'quote.suspicious': 'spam',
  'quote.offer-issued': 'offer-issued',
  'quote.offer-accepted': 'offer-accepted',
  'quote.offer-withdrawn': 'offer-withdrawn',
  'quote.offer-reopened': 'offer-reopened',
  'quote.reason': 'reason',
} as const;

/** Quotes of one person that are looked at. */
const maxOfPerson = 50;

/** All of whoever sent this one, from whatever address, that are no parts of others; the newest first. */
async function quotesOfPerson({ contacts, officeQuotes }: Repositories, id: string): Promise<QuoteRow[]> {
  const addresses = (await contacts.addresses([id])).get(id) ?? [];
  const { sent } = await contacts.person(addresses, ['quote']);
  return officeQuotes.newestOf(
    sent.map((each) => each.id),
    maxOfPerson,
  );
}

/** A quote as one colleague sees it. One that has become a part of another is that other. Undefined when there is none. */
export async function describeQuote({ repositories, accountId, now }: Reading, id: string): Promise<QuoteDetail | undefined> {
  const { officeQuotes, conversations, caseFiles } = repositories;
  const found = await officeQuotes.find(id);
  const quote = found?.mergedInto ? await officeQuotes.find(found.mergedInto) : found;
  if (!quote) return undefined;
  const { mergedInto, stateBeforeMerge, closedAt, ...shown } = quote;
  const timeline = await timelineOf(repositories, quote, { kind: 'change', steps: changes });
  return {
    ...shown,
    timeline,
    offers: await offersOf(repositories, quote, now),
    replyTo: replyToIn(timeline),
    draftFiles: await caseFiles.ofDraft(quote.id, accountId),
    earlier: (await quotesOfPerson(repositories, quote.id)).filter((other) => other.id !== quote.id),
    ...(await conversations.drafts(quote.id, accountId)),
  };
}
