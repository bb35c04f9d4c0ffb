import type { QuoteDetail } from '#contract/office/quotes';
import type { MailAboutQuote } from '../../store/cases/offer-list.ts';
import type { Reading } from '../case-kind.ts';
import { idsOfPerson } from '../of-person.ts';
import { offersOf } from '../offers/list-offers.ts';
import { replyToIn } from '../reply-to.ts';
import { timelineOf } from '../timeline.ts';
import { wholeCase } from '../whole-case.ts';
import { isLogged } from './is-logged.ts';

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
  'quote.email-added': 'email-added',
  'quote.email-changed': 'email-changed',
  'quote.email-removed': 'email-removed',
} as const;

/** A quote as one colleague sees it. One that has become a part of another is that other. Undefined when there is none. */
export async function describeQuote({ repositories, accountId, now }: Reading, id: string): Promise<QuoteDetail | undefined> {
  const { officeQuotes, conversations, caseFiles } = repositories;
  const quote = await wholeCase(officeQuotes, id);
  if (!quote) return undefined;
  const { mergedInto, stateBeforeMerge, closedAt, ...shown } = quote;
  const timeline = await timelineOf(repositories, quote, { kind: 'change', steps: changes });
  return {
    ...shown,
    timeline,
    isLogged: await isLogged(repositories, quote),
    offers: await offersOf(repositories, quote, mailsIn(timeline, quote.id), now),
    replyTo: replyToIn(timeline),
    draftFiles: await caseFiles.ofDraft(quote.id, accountId),
    earlier: (await officeQuotes.newestOf(await idsOfPerson(repositories, 'quote', quote.id))).filter((other) => other.id !== quote.id),
    ...(await conversations.drafts(quote.id, accountId)),
  };
}

/** Returns what staff have written about a quote and not taken back, in which its offers are looked for. */
const mailsIn = (timeline: QuoteDetail['timeline'], quoteId: string): MailAboutQuote[] =>
  timeline.flatMap((entry) =>
    entry.kind === 'answer' && entry.deliveryStatus.state !== 'taken-back'
      ? [{ quoteId, text: entry.text, fileNames: entry.files.map(({ name }) => name), delivery: entry.deliveryStatus }]
      : [],
  );
