import type { Kysely } from 'kysely';
import type { FirstStep, FirstSteps } from '#contract/office/first-steps';
import type { Tables } from '../tables.ts';

/** Knows what there is of what a new Office needs, and whether its owners want to be told. */
export function firstStepsRepository(db: Kysely<Tables>) {
  const isThere = async (query: { limit(count: number): { executeTakeFirst(): Promise<unknown> } }) =>
    (await query.limit(1).executeTakeFirst()) !== undefined;
  /** Templates that somebody has written or changed: the Office begins with some of its own. */
  const ownTemplates = db
    .selectFrom('templates')
    .innerJoin('events', 'events.subjectId', 'templates.id')
    .select('templates.id')
    .where('events.actorId', 'is not', null);

  const checks: Record<FirstStep, () => Promise<boolean>> = {
    company: () => isThere(db.selectFrom('company').select('id').where('version', '>', 0)),
    office: () => isThere(db.selectFrom('groups').select('id').where('isDeleted', '=', 0)),
    client: () => isThere(db.selectFrom('clients').select('id')),
    member: () => isThere(db.selectFrom('members').select('id')),
    job: () => isThere(db.selectFrom('careers').select('id').where('publishedAt', 'is not', null)),
    colleague: async () => (await db.selectFrom('accounts').select('id').where('status', '=', 'active').limit(2).execute()).length > 1,
    mail: () => isThere(db.selectFrom('outbox').select('id').where('status', '=', 'sent').where('bouncedAt', 'is', null)),
    quoteTemplate: () => isThere(ownTemplates.where('purpose', '=', 'quotes')),
    offer: () => isThere(db.selectFrom('offers').select('id').where('issuedAt', 'is not', null)),
    applicationTemplate: () => isThere(ownTemplates.where('purpose', '=', 'applications')),
  };

  return {
    async done(steps: readonly FirstStep[]): Promise<FirstSteps['done']> {
      return Object.fromEntries(await Promise.all(steps.map(async (step) => [step, await checks[step]()])));
    },

    /** Whether the owners' steps were put away. */
    async areHidden(): Promise<boolean> {
      const company = await db.selectFrom('company').select('firstStepsHidden').executeTakeFirst();
      return company?.firstStepsHidden === 1;
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
