import type { TimelineEntry } from '#contract/office/quotes';

/** Whether something was written between the customer and us, and went out. */
export const isMessage = (entry: TimelineEntry): boolean =>
  entry.kind === 'reply' || (entry.kind === 'answer' && entry.fate.state !== 'taken-back');
