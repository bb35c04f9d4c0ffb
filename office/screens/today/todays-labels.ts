import type { Today, WaitingItem } from '#contract/office/today';

const hourMs = 60 * 60 * 1000;

/** Counts how many wait longer than the aim. Where not all are listed, the listed ones are the oldest. */
export const countOverdue = ({ waiting, overdue, aimHours }: Today, now: number): number =>
  Math.max(overdue, waiting.filter(({ since }) => now - Date.parse(since) > aimHours * hourMs).length);

/** Counts how many of the quotes that wait are the reader's, and how many are nobody's. Undefined when not all are listed. */
export function countOwners({ waiting, total }: Today, readerId: string): { mine: number; nobodys: number } | undefined {
  if (waiting.length < total) return undefined;
  const quotes = waiting.filter(({ kind }) => kind === 'quote');
  const of = (owner: string | null) => quotes.filter(({ assigneeId }) => assigneeId === owner).length;
  return { mine: of(readerId), nobodys: of(null) };
}

/** Counts how many of each kind wait; kinds of which none waits are left out. */
export function countKinds(waiting: readonly WaitingItem[]): { kind: WaitingItem['kind']; count: number }[] {
  return (['quote', 'application', 'review'] as const)
    .map((kind) => ({ kind, count: waiting.filter((item) => item.kind === kind).length }))
    .filter(({ count }) => count > 0);
}
