import type { Generated } from 'kysely';
import type { ApplicationState } from '#contract/office/application-states';

/** Describes what staff decide about an application; columns of `applicants`. */
export interface ApplicationColumns {
  state: Generated<ApplicationState>;
  /** Since when it is in this state; empty in rows of a release without the Office: since it came. */
  stateSince: Generated<string>;
  /** Place of the state and since when, as a text by which lists are sorted. */
  rank: Generated<string>;
  /** The name, normalized. */
  sortName: Generated<string>;
  /** 1 to 5; 0 while it is not rated, so that it sorts below. */
  rating: Generated<number>;
  assigneeId: string | null;
  interviewAt: string | null;
  /** The stage that the applicant is shown until they are told that they were declined. */
  stateBeforeDecline: ApplicationState | null;
  toldAt: string | null;
  /** The last reply that nobody has answered. */
  wroteAt: string | null;
  version: Generated<number>;
}
