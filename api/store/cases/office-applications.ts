import type { Kysely } from 'kysely';
import { applicationForm } from '#contract/forms/application';
import { type ApplicationState, openStates } from '#contract/office/application-states';
import type { ApplicationQuery } from '#contract/office/applications';
import type { Engine } from '../engines/engine.ts';
import { flag, json } from '../rows/columns.ts';
import { countRows } from '../rows/count-rows.ts';
import { type PageRequest, type Position, readPage } from '../rows/pages.ts';
import { putSearchText } from '../search/search-texts.ts';
import type { Tables } from '../tables.ts';
import type { StoredApplicant } from './applicants.ts';
import { type ApplicationFilter, applicationConditions, type BoardFilter, isUntold, lastApplied } from './application-filter.ts';
import { rankOf, ranksOf } from './application-ranks.ts';
import {
  type ApplicationEntry,
  interviewColumns,
  jobTitleOf,
  notesOf,
  type OfficeApplication,
  ownColumns,
  rowColumns,
  toEntry,
  toOfficeApplication,
} from './application-rows.ts';
import { caseRows } from './case-rows.ts';
import { sentTexts } from './submission-rows.ts';
import { writtenAbout } from './written-about.ts';

/** `since` goes with `state`. */
export type ApplicationChange = Partial<
  Pick<
    OfficeApplication,
    | ('state' | 'since' | 'rating' | 'assigneeId' | 'interview' | 'invited' | 'suspicious')
    | ('stateBeforeDecline' | 'declineNotifiedAt' | 'wroteAt' | 'mergedInto' | 'appliedAgainAt')
  >
>;

const sorts = {
  step: { column: 'rank', direction: 'asc' },
  newest: { column: 'receivedAt', direction: 'desc' },
  oldest: { column: 'receivedAt', direction: 'asc' },
  name: { column: 'sortName', direction: 'asc' },
  rating: { column: 'rating', direction: 'desc' },
} as const satisfies Record<ApplicationQuery['sort'], object>;

export function officeApplicationRepository(db: Kysely<Tables>, { matchingIds }: Pick<Engine, 'matchingIds'>) {
  const rows = () => db.selectFrom('applicants').select((applicant) => [...rowColumns, jobTitleOf(applicant), notesOf(applicant)]);
  const standing = () => rows().where('mergedInto', 'is', null);
  const wholes = () => rows().select(ownColumns);
  const listed = (filter: Omit<ApplicationFilter, 'sort'>) =>
    rows().where((applicant) => applicant.and(applicationConditions(matchingIds, applicant, filter)));

  return {
    ...caseRows(db, 'applicants', rows, toEntry),

    async page(filter: ApplicationFilter, request: PageRequest): Promise<{ rows: ApplicationEntry[]; next: Position | null }> {
      const page = await readPage(listed(filter), { table: 'applicants', ...sorts[filter.sort] }, request);
      return { rows: page.rows.map(toEntry), next: page.next };
    },

    async count(filter: ApplicationFilter): Promise<number> {
      return countRows(
        db.selectFrom('applicants').where((applicant) => applicant.and(applicationConditions(matchingIds, applicant, filter))),
      );
    },

    /** Counts how many are in each state. */
    async countByState(filter: BoardFilter): Promise<Map<ApplicationState, number>> {
      const totals = await db
        .selectFrom('applicants')
        .select(({ fn }) => ['state', fn.countAll().as('total')])
        .where((applicant) => applicant.and(applicationConditions(matchingIds, applicant, filter)))
        .groupBy('state')
        .execute();
      return new Map(totals.map(({ state, total }) => [state, Number(total)]));
    },

    /** The first of a state: who has been there longest. Of those who are out: the ones who were not told, then who left last. */
    async inState(state: ApplicationState, filter: BoardFilter, limit: number): Promise<ApplicationEntry[]> {
      const [from, before] = ranksOf(state);
      const those = () => listed(filter).where('rank', '>=', from).where('rank', '<', before);
      if (state !== 'declined' && state !== 'withdrawn')
        return (await those().orderBy('rank').orderBy('applicants.id').limit(limit).execute()).map(toEntry);
      const latest = (query: ReturnType<typeof those>, most: number) =>
        query.orderBy('rank', 'desc').orderBy('applicants.id', 'desc').limit(most).execute();
      if (state === 'withdrawn') return (await latest(those(), limit)).map(toEntry);
      const untold = await latest(those().where('toldAt', 'is', null), limit);
      const told = await latest(those().where('toldAt', 'is not', null), limit - untold.length);
      return [...untold, ...told].map(toEntry);
    },

    /** Returns the one whose person applied last before all others, and which is deleted next. */
    async oldest(filter: BoardFilter): Promise<ApplicationEntry | undefined> {
      const row = await listed(filter).orderBy(lastApplied).limit(1).executeTakeFirst();
      return row && toEntry(row);
    },

    /** `lock`: nobody else changes it until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<OfficeApplication | undefined> {
      const query = wholes().where('applicants.id', '=', id);
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
      return row && toOfficeApplication(row);
    },

    /** The applications that have become parts of this one, the oldest first. */
    async mergedInto(id: string): Promise<OfficeApplication[]> {
      return (await wholes().where('mergedInto', '=', id).orderBy('receivedAt').execute()).map(toOfficeApplication);
    },

    /** Returns the first that is still to be decided about, of one e-mail address and for one job; spam is none. */
    async firstOpen({ email, careerId }: Pick<StoredApplicant, 'email' | 'careerId'>): Promise<string | undefined> {
      // By the address alone, which few share: with the job besides, a database may read all who have applied for it.
      const rows = await db
        .selectFrom('applicants')
        .select(['id', 'careerId', 'mergedInto', 'suspicious', 'state', 'receivedAt'])
        .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
        .execute();
      const isOpen = (row: (typeof rows)[number]) =>
        row.suspicious === 0 && row.mergedInto === null && openStates.some((state) => state === row.state);
      const open = rows.filter((row) => row.careerId === careerId && isOpen(row));
      return open.toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1))[0]?.id;
    },

    /** Sets columns and counts the version up. */
    async change(id: string, columns: ApplicationChange): Promise<void> {
      const { state, since, rating, suspicious, declineNotifiedAt, interview, invited, ...change } = columns;
      await db
        .updateTable('applicants')
        .set((applicant) => ({
          ...change,
          ...(state !== undefined && since !== undefined && { state, stateSince: since, rank: rankOf(state, since) }),
          ...(rating !== undefined && { rating: rating ?? 0 }),
          ...(declineNotifiedAt !== undefined && { toldAt: declineNotifiedAt }),
          ...(interview !== undefined && interviewColumns(interview)),
          ...(invited !== undefined && { interviewInvited: invited && json(invited) }),
          ...(suspicious !== undefined && { suspicious: flag(suspicious) }),
          version: applicant('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
    },

    /** Makes an application findable by all that was written about it. To be called when any of it has changed. */
    async refresh(id: string): Promise<void> {
      const application = await db.selectFrom('applicants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const parts = await db.selectFrom('applicants').selectAll().where('mergedInto', '=', id).execute();
      const sent = [application, ...parts].flatMap((each) => sentTexts(applicationForm, each));
      const { texts } = await writtenAbout(db, id);
      await putSearchText(db, { kind: 'application', id, texts: [...sent, ...texts] });
    },

    /** Returns what nobody has looked at yet, the oldest first. */
    async waiting(limit: number): Promise<ApplicationEntry[]> {
      const waiting = standing().where('suspicious', '=', 0).where('state', '=', 'new');
      return (await waiting.orderBy('receivedAt').limit(limit).execute()).map(toEntry);
    },

    /** Returns those with an interview within a time, the first one first; both ends are included. */
    async interviews(from: Date, until: Date): Promise<ApplicationEntry[]> {
      const invited = standing()
        .where('interviewAt', '>=', from.toISOString())
        .where('interviewAt', '<=', until.toISOString())
        .where('state', 'not in', ['declined', 'withdrawn']);
      return (await invited.orderBy('interviewAt').orderBy('applicants.id').execute()).map(toEntry);
    },

    /** Returns the colleagues who have any, in no order. */
    async owners(): Promise<string[]> {
      const rows = await db
        .selectFrom('applicants')
        .select('assigneeId')
        .distinct()
        .where('assigneeId', 'is not', null)
        .where('mergedInto', 'is', null)
        .execute();
      return rows.flatMap(({ assigneeId }) => assigneeId ?? []);
    },

    /** Returns what is open of a colleague's, in no order. */
    async openOf(accountId: string): Promise<{ id: string }[]> {
      return db
        .selectFrom('applicants')
        .select('id')
        .where('assigneeId', '=', accountId)
        .where('mergedInto', 'is', null)
        .where('state', 'in', openStates)
        .execute();
    },

    /** Counts how many wait, and how many of them came before a moment. */
    async countWaiting(before: string): Promise<{ waiting: number; overdue: number }> {
      const { waiting, overdue } = await db
        .selectFrom('applicants')
        .select((applicant) => [
          applicant.fn.countAll().as('waiting'),
          applicant.fn.countAll().filterWhere('receivedAt', '<', before).as('overdue'),
        ])
        .where('suspicious', '=', 0)
        .where('mergedInto', 'is', null)
        .where('state', '=', 'new')
        .executeTakeFirstOrThrow();
      return { waiting: Number(waiting), overdue: Number(overdue) };
    },

    /** By job: how many there are, are new, and were declined without being told. */
    async byJob(): Promise<Map<string, { applied: number; newCount: number; untold: number; oldestNewAt: string | null }>> {
      const rows = await db
        .selectFrom('applicants')
        .select((applicant) => [
          'careerId',
          applicant.fn.countAll().as('applied'),
          applicant.fn.countAll().filterWhere('state', '=', 'new').as('newCount'),
          applicant.fn
            .countAll()
            .filterWhere(applicant.and(isUntold(applicant)))
            .as('untold'),
          applicant.fn.min('receivedAt').filterWhere('state', '=', 'new').as('oldestNewAt'),
        ])
        .where('suspicious', '=', 0)
        .where('mergedInto', 'is', null)
        .groupBy('careerId')
        .execute();
      return new Map(
        rows.map(({ careerId, applied, newCount, untold, oldestNewAt }) => [
          careerId,
          { applied: Number(applied), newCount: Number(newCount), untold: Number(untold), oldestNewAt },
        ]),
      );
    },
  };
}
