import type { ConversationEntry } from '#contract/office/conversation';
import type { EventKind } from '#contract/office/history';
import type { StoredEvent } from '../store/changes/events.ts';
import { deliveryStatusOf } from '../store/mails/delivery-status.ts';
import type { Repositories } from '../store/open-store.ts';
import { flag } from '../store/rows/columns.ts';

/** A change that stands in the timeline. */
interface Step<Kind extends string, What extends string> {
  kind: Kind;
  id: string;
  at: string;
  authorId: string | null;
  what: What;
  before: string | null;
  after: string | null;
}

interface Sent {
  id: string;
  reference: string;
  receivedAt: string;
}

interface TimelineOptions<Kind extends string, What extends string> {
  kind: Kind;
  /** Maps the events that stand in it to what they are there. */
  steps: Partial<Record<EventKind, What>>;
  /** Lists what else they have sent, and as what it stands in it. */
  parts?: readonly (Sent & { what: What })[];
}

/** Returns what was written about a case and what was done with it, the oldest first. */
export async function timelineOf<Kind extends string, What extends string>(
  { conversations, caseFiles, outbox, events }: Repositories,
  { id, reference, receivedAt }: Sent,
  { kind, steps, parts = [] }: TimelineOptions<Kind, What>,
): Promise<(ConversationEntry | Step<Kind, What>)[]> {
  const happened = await events.about(id);
  const entries: (ConversationEntry | Step<Kind, What>)[] = [{ kind: 'received', id, at: receivedAt, loggedBy: loggedBy(happened) }];
  for (const { removedAt, ...note } of await conversations.notes(id)) entries.push({ kind: 'note', ...note });
  const files = await caseFiles.byMail(id);
  const copied = new Set<string>();
  for (const answer of await conversations.answers(id)) {
    for (const address of [...answer.cc, ...answer.bcc]) copied.add(address.toLowerCase());
    const { at, authorId, subject, text, cc, bcc, mailId, deliveryStatus } = answer;
    const shown = { id: answer.id, at, authorId, subject, text, cc: [...cc], bcc: [...bcc], mailId, deliveryStatus };
    entries.push({ kind: 'answer', ...shown, files: files.get(mailId) ?? [] });
  }
  for (const { origin, byHand, ...message } of await conversations.replies(id)) {
    const { id: messageId, at, subject, text, sender, marks, attachments, replyTo } = message;
    const shown = { id: messageId, at, subject, text, sender, marks, attachments };
    const isFromOther = origin === 'other';
    const isFromCopied = isFromOther && copied.has(sender?.email.toLowerCase() ?? '');
    if (origin === 'customer' || isFromOther) entries.push({ kind: 'reply', ...shown, byHand, isFromOther, isFromCopied, replyTo });
    else entries.push({ kind: 'mail', ...shown, origin });
  }
  for (const part of parts)
    entries.push({ kind, id: part.id, at: part.receivedAt, authorId: null, what: part.what, before: null, after: part.reference });
  for (const sent of [reference, ...parts.map((part) => part.reference)]) {
    const receipt = (await outbox.about(sent)).find(({ kind: mail }) => mail === 'confirmation');
    if (!receipt) continue;
    const deliveryStatus = deliveryStatusOf({ ...receipt, refused: flag(receipt.refused) });
    entries.push({ kind: 'receipt', id: receipt._id, at: receipt.createdAt, mailId: receipt._id, deliveryStatus });
  }
  for (const event of happened) {
    const what = steps[event.kind];
    if (what === undefined) continue;
    const { at, before, after } = event;
    entries.push({ kind, id: event.id, at, authorId: event.actor?.id ?? null, what, before, after });
  }
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

const loggedBy = (happened: readonly StoredEvent[]): string | null =>
  happened.find(({ kind }) => kind === 'quote.taken-down')?.actor?.id ?? null;
