import type { QuoteState } from '#contract/office/quote-states';
import type { Turn } from '#contract/office/quotes';

/** Describes what decides whose turn it is. Times are ISO 8601. */
export interface Conversation {
  state: QuoteState;
  receivedAt: string;
  /** Returns every answer that was not taken back, and every reply. */
  answers: readonly string[];
  replies: readonly string[];
  /** As it is now: a quote that was moved into progress by hand waits from that moment. */
  turn: Turn;
  waitsSince: string | null;
}

export interface Standing {
  turn: Turn;
  waitsSince: string | null;
  rank: string;
}

/** Ranks who wrote again with those who were never answered: by how long they wait. */
const order: Record<Turn, number> = { 'first-answer': 0, ours: 0, theirs: 2, nobody: 3 };

/** Later than any time of our days, in milliseconds. */
const farFuture = 9_999_999_999_999;

/** The list by turn: those who wait longest for us first, then those who wait for nothing, the newest first. */
export function rankOf(turn: Turn, since: string): string {
  return `${order[turn]}|${turn === 'nobody' ? farFuture - Date.parse(since) : since}`;
}

export function standingOf({ state, receivedAt, answers, replies, turn, waitsSince }: Conversation, now: Date): Standing {
  const standing = (next: Turn, since: string | null): Standing => ({
    turn: next,
    waitsSince: since,
    rank: rankOf(next, since ?? receivedAt),
  });
  if (state === 'won' || state === 'lost' || state === 'aside') return standing('nobody', null);
  const lastAnswer = answers.toSorted().at(-1);
  const unanswered = replies.toSorted().find((at) => lastAnswer === undefined || at > lastAnswer);
  if (lastAnswer === undefined && state === 'new') return standing('first-answer', receivedAt);
  if (unanswered !== undefined) return standing('ours', unanswered);
  if (lastAnswer !== undefined) return standing('theirs', lastAnswer);
  return standing('theirs', turn === 'theirs' && waitsSince !== null ? waitsSince : now.toISOString());
}
