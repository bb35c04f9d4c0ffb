import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { ApplicationQuery } from '#contract/office/applications';
import type { ReceivedQuery } from '#contract/office/cases/received-days';
import type { Engine } from '../engines/engine.ts';
import { soughtWords } from '../search/search-words.ts';
import type { Tables } from '../tables.ts';
import { assignedTo } from './assigned-to.ts';
import { type ReceivedSpan, receivedIn } from './received-in.ts';

/** Describes what a list of applications is asked for. */
export interface ApplicationFilter extends Omit<ApplicationQuery, 'after' | 'limit' | keyof ReceivedQuery>, ReceivedSpan {}

/** Describes what the board is asked for: no search, and nothing that only the list can be narrowed to. */
export type BoardFilter = Pick<ApplicationFilter, 'jobId' | 'rating' | 'assignee'>;

type Applicant = ExpressionBuilder<Tables, 'applicants'>;
export type ApplicationCondition = Expression<SqlBool>;

/** Returns the conditions that a row of a list fulfils. */
export function applicationConditions(
  matchingIds: Engine['matchingIds'],
  applicant: Applicant,
  { jobId, search, state, rating, assignee, untold, suspicious, ...span }: Omit<ApplicationFilter, 'sort'>,
): ApplicationCondition[] {
  const standing = applicant('mergedInto', 'is', null);
  const found: ApplicationCondition[] = [standing, applicant('suspicious', '=', suspicious ? 1 : 0), ...assignedTo(assignee)];
  found.push(...receivedIn(span));
  if (jobId !== undefined) found.push(applicant('careerId', '=', jobId));
  if (state?.length) found.push(applicant('state', 'in', state));
  if (rating !== undefined) found.push(applicant('rating', '>=', rating));
  if (untold) found.push(...isUntold(applicant));
  const sought = soughtWords(search ?? '');
  // A search without a single word, of punctuation say, finds nothing.
  if (search) found.push(sought.length > 0 ? sql<SqlBool>`applicants.id in (${matchingIds(sought, 'application')})` : sql<SqlBool>`1 = 0`);
  return found;
}

/** The time at which its person applied last: with the application, or with a part of it. */
export const lastApplied = sql<string>`coalesce(applicants.applied_again_at, applicants.received_at)`;

/** Declined, and nobody has told them. */
export const isUntold = (applicant: Applicant): ApplicationCondition[] => [
  applicant('state', '=', 'declined'),
  applicant('toldAt', 'is', null),
];
