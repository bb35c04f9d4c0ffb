import { wallTimeIn } from '#contract/time/wall-time';

const minuteMs = 60_000;

/** Returns what the clocks of a time zone show at a moment, as a field for day and time takes it: `2026-11-22T09:40`. */
export function wallTimeOf(moment: string, timeZone: string): string {
  const { day, time } = wallTimeIn(timeZone)(new Date(moment));
  return `${day}T${time}`;
}

/** The moment (ISO 8601) at which the clocks of a time zone show that; undefined for what is no day and time. */
export function momentOf(wallTime: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const shownAt = (ms: number) => Date.parse(`${wallTimeOf(new Date(ms).toISOString(), timeZone)}Z`);
  // The offset at the moment itself: where the clocks change, one guess would be an hour off.
  const guess = asUtc - (shownAt(asUtc) - asUtc);
  const corrected = guess - (shownAt(guess) - Math.floor(asUtc / minuteMs) * minuteMs);
  return new Date(corrected).toISOString();
}
