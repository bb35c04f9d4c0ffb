import type { Kysely } from 'kysely';
import type { FirstSteps } from '#contract/office/first-steps';
import type { Tables } from '../tables.ts';

/** Knows what there is of what a new Office needs, and whether its owners want to be told. */
export function firstStepsRepository(db: Kysely<Tables>) {
  const isThere = async (query: { limit(count: number): { executeTakeFirst(): Promise<unknown> } }) =>
    (await query.limit(1).executeTakeFirst()) !== undefined;

  return {
    async read(): Promise<FirstSteps> {
      const company = await db.selectFrom('company').select(['version', 'firstStepsHidden']).executeTakeFirst();
      return {
        done: {
          company: (company?.version ?? 0) > 0,
          office: await isThere(db.selectFrom('groups').select('id').where('isDeleted', '=', 0)),
          client: await isThere(db.selectFrom('clients').select('id')),
          job: await isThere(db.selectFrom('careers').select('id').where('publishedAt', 'is not', null)),
        },
        isHidden: company?.firstStepsHidden === 1,
      };
    },

    async hide(isHidden: boolean): Promise<void> {
      const firstStepsHidden = isHidden ? 1 : 0;
      await db
        .insertInto('company')
        .values({ id: 'company', changes: '{}', version: 0, firstStepsHidden })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ firstStepsHidden }))
        .execute();
    },
  };
}
