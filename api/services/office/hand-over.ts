import type { ChangeApplication } from '#contract/office/applications';
import type { HandOver, OpenWork } from '#contract/office/cases/hand-over';
import { applicationCases } from '../../cases/applications/application-cases.ts';
import type { CaseKind } from '../../cases/case-kind.ts';
import { changeCase, changeCases } from '../../cases/change-case.ts';
import { quoteCases } from '../../cases/quotes/quote-cases.ts';
import type { MailContext } from '../../settings.ts';
import type { ApplicationEntry } from '../../store/cases/application-rows.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { Colleague, Work } from '../../store/work.ts';
import { tellingOfGiven } from './given-mails.ts';

/** Farther ahead than any interview. */
const always = new Date('9999-12-31T00:00:00Z');

/** Counts what is open of somebody's. */
export async function countOpenWork(repositories: Repositories, accountId: string, now: Date): Promise<OpenWork> {
  const quotes = await repositories.officeQuotes.openOf(accountId);
  return {
    quotes: quotes.length,
    reminders: quotes.filter(({ remindAt }) => remindAt !== null).length,
    applications: (await repositories.officeApplications.openOf(accountId)).length,
    interviews: (await interviewsOf(repositories, accountId, now)).length,
  };
}

/**
 * Gives what is open of somebody to colleagues, who are told of it as of anything that is given to them. Inside the transaction that lets them go.
 * False where one of them cannot have it; then nothing may be kept of what was done.
 */
export async function handOver(
  work: Work<Colleague>,
  context: MailContext,
  accountId: string,
  { quotes, applications, interviews }: HandOver,
) {
  const { officeQuotes, officeApplications } = work.repositories;
  const isGiven = async (kind: CaseKind, open: readonly { id: string }[], assigneeId: string | null) => {
    const ids = open.map(({ id }) => id);
    const give = () => changeCases(kind, work, { ids, change: { assigneeId } });
    return (await tellingOfGiven(work, context, { kind, ids, assigneeId }, give)).length === ids.length;
  };
  if (quotes !== undefined && !(await isGiven(quoteCases, await officeQuotes.openOf(accountId), quotes))) return false;
  if (applications !== undefined && !(await isGiven(applicationCases, await officeApplications.openOf(accountId), applications)))
    return false;
  if (interviews === undefined) return true;
  for (const { id, interview } of await interviewsOf(work.repositories, accountId, work.now)) {
    const people = [...new Set((interview?.people ?? []).map((person) => (person === accountId ? interviews : person)))];
    const change: ChangeApplication = { interview: interview && { ...interview, people: people.filter((person) => person !== null) } };
    if ((await changeCase(applicationCases, work, { id }, change)) !== 'changed') return false;
  }
  return true;
}

async function interviewsOf({ officeApplications }: Repositories, accountId: string, now: Date): Promise<ApplicationEntry[]> {
  return (await officeApplications.interviews(now, always)).filter(({ interview }) => interview?.people.includes(accountId));
}
