import type { Message } from './messages.ts';
import type { Written } from './use-answer-draft.ts';

/** Returns what an answer begins with: the subject of the last one, and whoever got a copy of that gets one of this too. */
export function emptyAnswer(messages: readonly Message[], defaultSubject: string): Written {
  const last = messages.findLast((entry) => entry.kind === 'answer');
  return { subject: last?.subject ?? defaultSubject, text: '', cc: last?.cc.join(', ') ?? '', bcc: '' };
}
