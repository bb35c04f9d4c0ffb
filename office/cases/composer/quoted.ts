import { useState } from 'react';
import type { CaseDetail } from '../../data/cases/cases.ts';

/** Returns what a mail quotes, as the API does it: what they wrote last, or what somebody else wrote after it where the writer chooses to. */
export function useQuoted(timeline: CaseDetail['timeline'], theirName: string) {
  const [chosenId, setChosenId] = useState<string>();
  const replies = timeline.filter((entry) => entry.kind === 'reply');
  const last = replies.at(-1);
  const other = last?.isFromOther ? last : undefined;
  const isChosen = other !== undefined && other.id === chosenId;
  const reply = isChosen ? other : replies.findLast(({ isFromOther, byHand, text }) => !isFromOther && !byHand && text !== '');
  const otherName = other?.sender ? other.sender.name || other.sender.email : undefined;
  return {
    /** Undefined while there is nothing but the form. */
    reply: reply && { at: reply.at, text: reply.text, name: isChosen ? (otherName ?? theirName) : theirName },
    /** Names whose words could be quoted. */
    otherName,
    isChosen,
    choose: (isOther: boolean) => setChosenId(isOther ? other?.id : undefined),
    quotedId: isChosen ? other.id : undefined,
  };
}
