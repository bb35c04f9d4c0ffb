/**
 * Milliseconds by which clocks of one system may differ. What a moment further ahead says of the past was written by a clock that was wrong: a clock
 * that jumped ahead, and has been set back since.
 */
const clockToleranceMs = 5 * 60 * 1000;

/** The last moment that can have been written by now, or that a wait of `waitMs` which began by now can end at. */
export const latestMoment = (now: Date, waitMs = 0): Date => new Date(now.getTime() + waitMs + clockToleranceMs);

/** Whether something that has happened did so later than it can have. `at` is in ISO 8601. */
export const isFromAhead = (at: string, now: Date): boolean => at > latestMoment(now).toISOString();
