import type { ApplicationStatus } from './application-status.ts';

/** Describes what the server passes to the page of one applicant: a type alone, since the page is not to bring the schema along. */
export type ShownApplication = ApplicationStatus;
