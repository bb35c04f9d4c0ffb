import type { ConversationEntry, Draft } from '#contract/office/conversation';
import type { EventKind } from '#contract/office/history';
import { flag } from '../../store/columns.ts';
import type { Note, Reply } from '../../store/conversations.ts';
import { fateOf } from '../../store/mail-fate.ts';
import type { Repositories } from '../../store/open-store.ts';

/** Where the notes, replies and drafts about requests, or those about applications, are kept. */
interface ConversationStore {
  notes(aboutId: string): Promise<Note[]>;
  replies(aboutId: string): Promise<Reply[]>;
  drafts(aboutId: string): Promise<(Draft & { accountId: string })[]>;
}

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

/**
 * What was written about a request or an application and what was done with it, the oldest first.
 *
 * @param options.steps which events stand in it, and as what
 */
export async function timelineOf<Kind extends string, What extends string>(
  { conversations, outbox, events }: Repositories,
  store: ConversationStore,
  { id, reference, receivedAt }: { id: string; reference: string; receivedAt: string },
  { kind, steps }: { kind: Kind; steps: Partial<Record<EventKind, What>> },
): Promise<(ConversationEntry | Step<Kind, What>)[]> {
  const entries: (ConversationEntry | Step<Kind, What>)[] = [{ kind: 'received', id, at: receivedAt }];
  for (const { removedAt, ...note } of await store.notes(id)) entries.push({ kind: 'note', ...note });
  for (const answer of await conversations.answers(id)) {
    const { at, authorId, subject, text, mailId, fate } = answer;
    entries.push({ kind: 'answer', id: answer.id, at, authorId, subject, text, mailId, fate });
  }
  for (const { origin, byHand, ...message } of await store.replies(id)) {
    const { id: messageId, at, subject, text, sender, marks, attachments } = message;
    const shown = { id: messageId, at, subject, text, sender, marks, attachments };
    if (origin === 'customer' || origin === 'other') entries.push({ kind: 'reply', ...shown, byHand, isFromOther: origin === 'other' });
    else entries.push({ kind: 'mail', ...shown, origin });
  }
  const receipt = (await outbox.about(reference)).find(({ kind: mail }) => mail === 'confirmation');
  if (receipt) {
    const fate = fateOf({ ...receipt, refused: flag(receipt.refused) });
    entries.push({ kind: 'receipt', id: receipt._id, at: receipt.createdAt, mailId: receipt._id, fate });
  }
  for (const event of await events.about(id)) {
    const what = steps[event.kind];
    if (what === undefined) continue;
    const { at, before, after } = event;
    entries.push({ kind, id: event.id, at, authorId: event.actor?.id ?? null, what, before, after });
  }
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** The reader's own unsent mail, and the colleagues who have one as well. */
export async function draftsFor(
  store: Pick<ConversationStore, 'drafts'>,
  aboutId: string,
  accountId: string,
): Promise<{ draft: Draft | null; writing: string[] }> {
  const drafts = await store.drafts(aboutId);
  const own = drafts.find((draft) => draft.accountId === accountId);
  return {
    draft: own ? { subject: own.subject, text: own.text, savedAt: own.savedAt } : null,
    writing: drafts.filter((draft) => draft.accountId !== accountId).map((draft) => draft.accountId),
  };
}
