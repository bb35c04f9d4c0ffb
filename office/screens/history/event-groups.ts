import type { HistoryLine } from '#contract/office/history';

/** Tells more of a step than the rest of it. */
const telling: ReadonlySet<HistoryLine['kind']> = new Set([
  'quote.answered',
  'quote.merged',
  'quote.separated',
  'application.answered',
  'application.merged',
  'application.separated',
  'review.answered',
]);

/**
 * The events of each step together: what one person did at one moment, as one answer and the state that it set, or the same to ten quotes. The most
 * telling of a step comes first, the others as they were.
 */
export function stepsOf(events: readonly HistoryLine[]): HistoryLine[][] {
  const steps: HistoryLine[][] = [];
  for (const event of events) {
    const step = steps.at(-1);
    const [last] = step ?? [];
    if (step && last && event.actor && last.actor?.id === event.actor.id && last.at === event.at) step.push(event);
    else steps.push([event]);
  }
  return steps.map((step) => step.toSorted((one, other) => Number(telling.has(other.kind)) - Number(telling.has(one.kind))));
}
