import { isReply } from '#contract/office/conversation';
import type { Reply } from '../store/cases/messages.ts';

/**
 * The reply that a mail quotes: the last one of the customer or applicant, or the one that its writer has chosen. What colleagues, programs and mail
 * servers have written is quoted to nobody, nor what a colleague has logged in words of their own, and what somebody else has only when it was chosen.
 */
export function quotedReply(replies: readonly Reply[], chosenId: string | undefined): Reply | undefined {
  const chosen = replies.find(({ id, origin }) => id === chosenId && isReply(origin));
  return chosen ?? replies.findLast(({ origin, byHand, text }) => origin === 'customer' && !byHand && text !== '');
}

/** By whom it is, as its mail says; otherwise the one whom it is about. */
export const authorOf = ({ origin, sender }: Reply, theirName: string): string =>
  origin === 'other' && sender ? sender.name || sender.email : theirName;
