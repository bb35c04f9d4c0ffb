import type { ApplicationEntry } from '#contract/office/applications';
import type { TimelineEntry } from '#contract/office/quotes';

/** Whether something was written between them and us, and went out. */
export const isMessage = (entry: TimelineEntry | ApplicationEntry): boolean =>
  entry.kind === 'reply' || (entry.kind === 'answer' && entry.fate.state !== 'taken-back');
