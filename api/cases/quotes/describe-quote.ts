import type { QuoteDetail } from '#contract/office/quotes';
import type { Reading } from '../case-kind.ts';
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

/** A quote as one colleague sees it. One that has become a part of another is that other. Undefined when there is none. */
export async function describeQuote({ repositories, accountId }: Reading, id: string): Promise<QuoteDetail | undefined> {
  const { officeQuotes, conversations, caseFiles } = repositories;
  const found = await officeQuotes.find(id);
  const quote = found?.mergedInto ? await officeQuotes.find(found.mergedInto) : found;
  if (!quote) return undefined;
  const { mergedInto, stateBeforeMerge, closedAt, ...shown } = quote;
  const timeline = await timelineOf(repositories, quote, { kind: 'change', steps: changes });
  return {
    ...shown,
    timeline,
    earlier: (await officeQuotes.byEmail(quote.email)).filter((other) => other.id !== quote.id),
    replyTo: replyToIn(timeline),
    draftFiles: await caseFiles.ofDraft(quote.id, accountId),
    ...(await conversations.drafts(quote.id, accountId)),
  };
}
