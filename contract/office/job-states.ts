/** Draft: never public. Closed: by its day, or by hand before it. */
export const jobStates = ['draft', 'open', 'closed', 'archived'] as const;
export type JobState = (typeof jobStates)[number];
