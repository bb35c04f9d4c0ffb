import type { Kysely } from 'kysely';
import { newReference } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';

/** One namespace for all submissions, so that a reference is unique across forms. */
export function referenceRepository(db: Kysely<Tables>) {
  return {
    /** A reference that no submission has or had. To be called inside the transaction that uses it. */
    async issue(): Promise<string> {
      for (;;) {
        const reference = newReference();
        const issued = await db
          .insertInto('issuedReferences')
          .values({ reference })
          .onConflict((conflict) => conflict.doNothing())
          .returning('reference')
          .executeTakeFirst();
        if (issued) return reference;
      }
    },
  };
}
