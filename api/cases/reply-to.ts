import type { ConversationEntry } from '#contract/office/conversation';
import type { Reply } from '../store/cases/messages.ts';

/** The address at which whoever a case is of wants to be answered, as their last mail says; null where that says none. */
export const replyToOf = (replies: readonly Pick<Reply, 'origin' | 'byHand' | 'replyTo'>[]): string | null =>
  replies.findLast(({ origin, byHand }) => origin === 'customer' && !byHand)?.replyTo ?? null;

/** The same, as a timeline has it. */
export function replyToIn(timeline: readonly (ConversationEntry | { kind: 'change' | 'step' })[]): string | null {
  const last = timeline.findLast((entry) => entry.kind === 'reply' && !entry.isFromOther && !entry.byHand);
  return last?.kind === 'reply' ? last.replyTo : null;
}
