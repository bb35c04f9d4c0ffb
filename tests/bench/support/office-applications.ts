import type { Kysely } from 'kysely';
import { describeApplication } from '#api/cases/applications/describe-application';
import { describeBoard, describeJobs, listApplications } from '#api/cases/applications/list-applications';
import type { Reading } from '#api/cases/case-kind';
import { rankOf } from '#api/store/cases/application-ranks';
import { sentTexts } from '#api/store/cases/submission-rows';
import { putAddresses } from '#api/store/contacts/addresses';
import type { Store } from '#api/store/open-store';
import { newId } from '#api/store/rows/identifiers';
import { indexWords } from '#api/store/search/search-words';
import type { Tables } from '#api/store/tables';
import { applicationForm } from '#contract/forms/application';
import { emptyValues } from '#contract/forms/form-definition';
import type { ApplicationState } from '#contract/office/application-states';
import type { ApplicationQuery } from '#contract/office/applications';
import { normalizeText } from '#contract/text/normalize-text';

const applications = 50_000;
const jobs = 40;
const batchSize = 500;
const months = 12;
const start = Date.UTC(2025, 0, 1);
const names = ['Lara Saif', 'Basel Nimri', 'أحمد العلي', 'Zoë Müller', 'Salma Odeh', 'ليلى حداد', 'Omar Khalil', 'Grace Hopper'];
const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

const jobIds = Array.from({ length: jobs }, newId);

/** Applications for some jobs, most of them declined, as after years. */
export async function fillApplications(db: Kysely<Tables>, me: string): Promise<void> {
  const careers = jobIds.map((id, index) => ({
    ...{ id, jobTitle: `Position ${index}`, location: 'Lisbon', closingDate: '2999-12-31', publishedAt: new Date(start).toISOString() },
    ...{ summary: 'Work.', responsibilities: '[]', qualifications: '[]', ar: null },
  }));
  await db.insertInto('careers').values(careers).execute();
  for (let first = 0; first < applications; first += batchSize)
    await db.transaction().execute(async (transaction) => {
      const rows = Array.from({ length: batchSize }, (_, index) => application(first + index, me));
      await transaction.insertInto('applicants').values(rows).execute();
      const texts = rows.map((row) => ({
        ...{ kind: 'application' as const, subjectId: row.id },
        words: indexWords(sentTexts(applicationForm, row)).join(' '),
      }));
      await transaction.insertInto('searchTexts').values(texts).execute();
      for (const row of rows) await putAddresses(transaction, 'application', row.id, row);
    });
}

function stateOf(index: number): ApplicationState {
  if (index > applications - 600) return pick(['new', 'reading', 'interview', 'offer'] as const, index);
  return index % 60 === 0 ? 'hired' : index % 25 === 0 ? 'withdrawn' : 'declined';
}

function application(index: number, me: string) {
  const receivedAt = new Date(start + index * 600_000).toISOString();
  const state = stateOf(index);
  const fullName = `${pick(names, index)} applicant ${index}`;
  return {
    ...emptyValues(applicationForm),
    ...{ id: newId(), reference: `A${index.toString().padStart(7, '0')}`, receivedAt, locale: 'en' as const, fullName },
    ...{ suspicious: index % 50 === 0 ? (1 as const) : (0 as const), email: `applicant${index % 45_000}@visitor.example` },
    ...{ careerId: pick(jobIds, index * 7), resumeKey: `${index}.pdf`, resumeName: 'resume.pdf', resumeSize: 200_000 },
    ...{ state, stateSince: receivedAt, rank: rankOf(state, receivedAt), sortName: normalizeText(fullName), rating: index % 6 },
    ...{ assigneeId: index % 3 ? me : null, interviewAt: null, stateBeforeDecline: null, wroteAt: null },
    toldAt: state === 'declined' && index % 200 !== 0 ? receivedAt : null,
  };
}

export const readingOf = (repositories: Store, accountId: string, now: Date): Reading => ({
  ...{ repositories, accountId, now },
  settings: {
    staffEmails: { quote: [], review: [], application: [] },
    origin: 'http://localhost',
    applicationRetentionMonths: months,
  },
});

/** Returns what the screens of applications ask for. */
export async function applicationQueries(store: Store, me: string): Promise<Record<string, () => Promise<unknown>>> {
  const reading = readingOf(store, me, new Date(start + applications * 600_000));
  const query = (changes: Partial<ApplicationQuery>): ApplicationQuery => ({ sort: 'step', limit: 100, ...changes });
  const list = (changes: Partial<ApplicationQuery>) => () => listApplications(reading, query(changes));
  const { rows } = await listApplications(reading, query({}));
  const jobId = jobIds[3] ?? '';
  return {
    'applications, by step': list({}),
    'applications of a job, by name': list({ jobId, sort: 'name' }),
    'applications, best rated': list({ sort: 'rating' }),
    'applications, state and rating': list({ state: ['declined'], rating: 4 }),
    'applications, not told': list({ untold: true }),
    'applications, mine': list({ assignee: [me], sort: 'newest' }),
    'applications, a name': list({ search: 'applicant 4711' }),
    'applications, a common word': list({ search: 'lara' }),
    'steps of all jobs': () => describeBoard(reading, {}),
    'steps of a job': () => describeBoard(reading, { jobId }),
    'steps, rated': () => describeBoard(reading, { rating: 4 }),
    'jobs with applications': () => describeJobs(reading),
    application: () => describeApplication(reading, rows[0]?.id ?? ''),
  };
}
