import type { HistoryLine } from '#contract/office/history';

/** Tells more of a step than the rest of it. */
const telling: ReadonlySet<HistoryLine['kind']> = new Set([
  'quote.answered',
  'quote.answer-taken-back',
  'quote.merged',
  'quote.separated',
  'application.answered',
  'application.answer-taken-back',
  'application.merged',
  'application.separated',
  'review.answered',
]);

/** Moves things within their list, which people do again and again until it is right. */
const moving: ReadonlySet<HistoryLine['kind']> = new Set([
  'client.moved',
  'office.moved',
  'office.order',
  'member.moved',
  'review.moved',
  'review.order',
]);

const isSameThing = (one: HistoryLine, other: HistoryLine): boolean =>
  one.actor !== null && one.actor.id === other.actor?.id && one.kind === other.kind && one.subject?.id === other.subject?.id;

const turnsBack = (event: HistoryLine, earlier: HistoryLine): boolean =>
  event.before !== event.after && event.before === earlier.after && event.after === earlier.before;

/** Whether an event only took back an earlier one. */
export const takesBack = (event: HistoryLine, earlier: HistoryLine): boolean => isSameThing(event, earlier) && turnsBack(event, earlier);

/**
 * Returns the ids of the events that the next one of their kind about the same thing took back, whoever did; what took back is not undone itself. Of steps
 * that are taken back by events of another kind, nothing is said.
 *
 * @param events the newest first
 */
export function undoneOf(events: readonly HistoryLine[]): ReadonlySet<string> {
  const undone = new Set<string>();
  const next = new Map<string, HistoryLine>();
  for (const event of events) {
    if (!event.subject) continue;
    const key = `${event.kind} ${event.subject.id}`;
    const later = next.get(key);
    if (later && !undone.has(later.id) && turnsBack(later, event)) undone.add(event.id);
    next.set(key, event);
  }
  return undone;
}

/** Whether an event goes together with the one that is told before it because it came right after it. */
const belongsTo = (last: HistoryLine, earlier: HistoryLine): boolean =>
  takesBack(last, earlier) || (moving.has(last.kind) && isSameThing(last, earlier));

/**
 * The events of each step together: what one person did at one moment, as one answer and the state that it set, or the same to ten quotes; a thing
 * that was moved again and again; and what was taken back right away, with what it was. The most telling of a step comes first, the others as they
 * were.
 *
 * @param events the newest first
 */
export function stepsOf(events: readonly HistoryLine[]): HistoryLine[][] {
  const steps: HistoryLine[][] = [];
  for (const event of events) {
    const step = steps.at(-1);
    const [first] = step ?? [];
    const last = step?.at(-1);
    const isAtOnce = first && event.actor && first.actor?.id === event.actor.id && first.at === event.at;
    if (step && last && (isAtOnce || belongsTo(last, event))) step.push(event);
    else steps.push([event]);
  }
  return steps.map((step) => step.toSorted((one, other) => Number(telling.has(other.kind)) - Number(telling.has(one.kind))));
}
