const hourMs = 60 * 60 * 1000;

/** Returns the time before which whatever waits for its first answer was received too long ago. */
export const overdueBefore = (aimHours: number, now: Date): string => new Date(now.getTime() - aimHours * hourMs).toISOString();
