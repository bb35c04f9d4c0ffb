import type { Kysely } from 'kysely';
import type { SearchKind, Tables } from '../tables.ts';
import { indexWords } from './search-words.ts';

/** An entry and its texts. `country`: of whom they are, as typed. */
interface SearchText {
  kind: SearchKind;
  id: string;
  country?: string;
  texts: readonly string[];
}

/** Makes an entry findable by what these texts say, and by nothing else. To be called inside a transaction. */
export async function putSearchText(db: Kysely<Tables>, { kind, id: subjectId, country, texts }: SearchText): Promise<void> {
  const words = indexWords(texts, country).join(' ');
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
