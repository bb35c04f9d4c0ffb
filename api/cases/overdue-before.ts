const hourMs = 60 * 60 * 1000;

/** What was received before this and waits for its first answer waits too long. */
export const overdueBefore = (aimHours: number, now: Date): string => new Date(now.getTime() - aimHours * hourMs).toISOString();
