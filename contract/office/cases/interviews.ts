import { id, optionalText, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';

/** Upper bounds of an interview; minutes, UTF-16 code units, colleagues. */
export const interviewLimits = { minutes: 480, place: 300, people: 10 } as const;

/** Minutes that an interview takes unless somebody says otherwise. */
export const usualMinutes = 45;

/** Lengths that are offered, in minutes. */
export const offeredMinutes = [15, 30, 45, 60, 90, 120] as const;

/** A meeting with an applicant. */
export const Interview = z.object({
  at: timestamp,
  minutes: z.int().min(5).max(interviewLimits.minutes),
  /** An address, a link, or a telephone number; empty while that is open. */
  place: optionalText('line', interviewLimits.place),
  /** Ids of the colleagues who take part. */
  people: z.array(id).max(interviewLimits.people),
});
export type Interview = z.infer<typeof Interview>;

/** Describes what the applicant was invited to with a calendar entry (RFC 5545), as the last one says. */
export const Invitation = Interview.pick({ at: true, minutes: true, place: true }).extend({
  /** Stays the same until it is cancelled; the number counts the entries that were sent of it. */
  uid: z.string(),
  sequence: z.int(),
});
export type Invitation = z.infer<typeof Invitation>;

export type CalendarNews = 'invitation' | 'change' | 'cancellation';

/**
 * Returns what the next mail says to the applicant's calendar; undefined for nothing new. A past interview is of no interest to it, and one who is
 * out has none.
 */
export function calendarNews(
  invited: Pick<Invitation, 'at' | 'minutes' | 'place'> | null,
  { interview, state }: { interview: Interview | null; state: string },
  now: Date,
): CalendarNews | undefined {
  const isOut = state === 'declined' || state === 'withdrawn';
  const next = !isOut && interview && interview.at > now.toISOString() ? interview : null;
  if (!next) return invited && invited.at > now.toISOString() ? 'cancellation' : undefined;
  if (!invited) return 'invitation';
  const isSame = invited.at === next.at && invited.minutes === next.minutes && invited.place === next.place;
  return isSame ? undefined : 'change';
}
