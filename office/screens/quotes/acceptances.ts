import type { TimelineEntry } from '#contract/office/quotes';

/** A customer who accepts an offer says so in words of their own, at the same moment: the two are one entry. */
const keyOf = (at: string, number: string | null): string => `${at} ${number}`;

/** Returns the timeline with each acceptance once, and which of the replies accept an offer. */
export function withAcceptances(entries: readonly TimelineEntry[], timeline: readonly TimelineEntry[]) {
  const accepted = new Set(
    timeline.flatMap((entry) => (entry.kind === 'change' && entry.what === 'offer-accepted' ? [keyOf(entry.at, entry.after)] : [])),
  );
  const isAcceptance = (entry: TimelineEntry) => entry.kind === 'reply' && accepted.has(keyOf(entry.at, entry.subject));
  const said = new Set(entries.flatMap((entry) => (entry.kind === 'reply' && isAcceptance(entry) ? [keyOf(entry.at, entry.subject)] : [])));
  return {
    entries: entries.filter(
      (entry) => entry.kind !== 'change' || entry.what !== 'offer-accepted' || !said.has(keyOf(entry.at, entry.after)),
    ),
    isAcceptance,
  };
}
