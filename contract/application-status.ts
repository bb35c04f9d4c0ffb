import { Interview } from './office/cases/interviews.ts';
import { timestamp } from './schema.ts';
import { z } from './zod.ts';

/**
 * Where an application stands, as its applicant is told. `closed` only when they have been told so; an application that was declined
 * before that still stands where it was.
 */
export const applicationStages = ['received', 'reading', 'interview', 'offer', 'hired', 'closed', 'withdrawn'] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** Describes what the link of a confirmation shows. Nothing in it says who applied: the link may be passed on. */
export const ApplicationStatus = z.object({
  reference: z.string(),
  jobTitle: z.string(),
  receivedAt: timestamp,
  stage: z.enum(applicationStages),
  /** With the stage `interview`, once it is set. */
  interview: Interview.pick({ at: true, minutes: true, place: true }).nullable(),
  canWithdraw: z.boolean(),
  /** The time at which everything about it is deleted. */
  erasedAt: timestamp,
});
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

const api = '/api/application-status';

/** Paths of the API; the token is that of the applicant's link. */
export const statusPaths = {
  status: (token: string): string => `${api}/${token}`,
  withdrawal: (token: string): string => `${api}/${token}/withdrawal`,
};
