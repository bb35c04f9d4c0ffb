import type { Generated } from 'kysely';
import type { ApplicationState } from '#contract/office/application-states';
import type { Json } from '../column-types.ts';

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
  interviewMinutes: Generated<number>;
  interviewPlace: Generated<string>;
  /** Ids of colleagues. */
  interviewPeople: Generated<Json>;
  /** Holds what the applicant's calendar was told last. */
  interviewInvited: Json | null;
  /** The stage that the applicant is shown until they are told that they were declined. */
  stateBeforeDecline: ApplicationState | null;
  toldAt: string | null;
  /** The last reply, or application, that nobody has answered. */
  wroteAt: string | null;
  /** The application that this one has become a part of. */
  mergedInto: string | null;
  /** The time at which the newest of its parts came; null where the application itself is newer, or has none. */
  appliedAgainAt: string | null;
  version: Generated<number>;
}
