import type { Kysely } from 'kysely';
import type { SearchKind, Tables } from '../tables.ts';
import { wordsOf } from './normalize-text.ts';

/** Makes an entry findable by the words of these texts, and by no others. To be called inside a transaction. */
export async function putSearchText(db: Kysely<Tables>, kind: SearchKind, subjectId: string, texts: readonly string[]): Promise<void> {
  const words = wordsOf(texts).join(' ');
  await db
    .insertInto('searchTexts')
    .values({ kind, subjectId, words })
    // Most changes of an entry change none of its words, and an index is dear to write.
    .onConflict((conflict) => conflict.column('subjectId').doUpdateSet({ words }).where('searchTexts.words', '!=', words))
    .execute();
}

export async function removeSearchTexts(db: Kysely<Tables>, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length > 0) await db.deleteFrom('searchTexts').where('subjectId', 'in', subjectIds).execute();
}
