import { type Kysely, sql } from 'kysely';
import type { Mark, MarkReason } from '#contract/office/cases/marks';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import type { CaseRef } from './conversations.ts';
import type { CaseName } from './tables-cases.ts';

/** Marks that a person is shown at once, the newest of them: whoever has more opens some first. */
const maxMarks = 1000;

/** Keeps which cases colleagues have given to somebody, or named them in, until they are opened. */
export function markRepository(db: Kysely<Tables>) {
  return {
    /** Puts a mark on a case for somebody, in the place of one that is there. */
    async put(ref: CaseRef, accountId: string, { reason, byId }: { reason: MarkReason; byId: string }, now: Date): Promise<void> {
      const mark = { reason, byId, at: now.toISOString() };
      await db
        .insertInto('caseMarks')
        .values({ id: newId(), ...ref, accountId, ...mark })
        .onConflict((conflict) => conflict.columns(['aboutId', 'accountId']).doUpdateSet(mark))
        .execute();
    },

    async remove(aboutId: string, accountId: string): Promise<void> {
      await db.deleteFrom('caseMarks').where('aboutId', '=', aboutId).where('accountId', '=', accountId).execute();
    },

    /**
     * Returns a person's marks of these kinds, the newest first: without those on what has become a part of another case, and on what was
     * given to them and has become somebody else's since.
     */
    async of(accountId: string, kinds: readonly CaseName[]): Promise<Mark[]> {
      if (kinds.length === 0) return [];
      const rows = await db
        .selectFrom('caseMarks')
        .leftJoin('quotes', 'quotes.id', 'caseMarks.aboutId')
        .leftJoin('applicants', 'applicants.id', 'caseMarks.aboutId')
        .select((mark) => [
          'caseMarks.aboutId as caseId',
          'about as kind',
          'reason',
          'byId',
          'at',
          mark.fn.coalesce('quotes.fullName', 'applicants.fullName', sql.lit('')).as('name'),
        ])
        .where('accountId', '=', accountId)
        .where('about', 'in', kinds)
        .where('quotes.mergedInto', 'is', null)
        .where('applicants.mergedInto', 'is', null)
        .where((mark) =>
          mark.or([
            mark('reason', '!=', 'given'),
            mark('quotes.assigneeId', '=', accountId),
            mark('applicants.assigneeId', '=', accountId),
          ]),
        )
        .orderBy('at', 'desc')
        .orderBy('caseMarks.id')
        .limit(maxMarks)
        .execute();
      return rows;
    },
  };
}
