import type { Kysely, Selectable } from 'kysely';
import { fromJson, json } from './columns.ts';
import { newId } from './identifiers.ts';
import type { Tables } from './tables.ts';
import type { DraftKind } from './tables-content.ts';

export interface ContentDraft<Content> {
  content: Content;
  savedAt: string;
  savedBy: string | null;
}

/** What is to become public of something, kept while it is being written. Whose version it is of, the thing itself says. */
export function contentDraftRepository(db: Kysely<Tables>) {
  return {
    /** By the id of what they are of. */
    async list<Content>(kind: DraftKind): Promise<Map<string, ContentDraft<Content>>> {
      const rows = await db.selectFrom('contentDrafts').selectAll().where('kind', '=', kind).execute();
      return new Map(rows.map((row) => [row.subjectId, toDraft<Content>(row)]));
    },

    async find<Content>(kind: DraftKind, subjectId: string): Promise<ContentDraft<Content> | undefined> {
      const row = await db
        .selectFrom('contentDrafts')
        .selectAll()
        .where('kind', '=', kind)
        .where('subjectId', '=', subjectId)
        .executeTakeFirst();
      return row && toDraft<Content>(row);
    },

    async save(kind: DraftKind, subjectId: string, content: object, savedBy: string | null, now: Date): Promise<void> {
      const saved = { content: json(content), savedAt: now.toISOString(), savedBy };
      await db
        .insertInto('contentDrafts')
        .values({ id: newId(), kind, subjectId, ...saved })
        .onConflict((conflict) => conflict.columns(['kind', 'subjectId']).doUpdateSet(saved))
        .execute();
    },

    async remove(kind: DraftKind, subjectId: string): Promise<void> {
      await db.deleteFrom('contentDrafts').where('kind', '=', kind).where('subjectId', '=', subjectId).execute();
    },
  };
}

const toDraft = <Content>({ content, savedAt, savedBy }: Selectable<Tables['contentDrafts']>): ContentDraft<Content> => ({
  content: fromJson<Content>(content),
  savedAt,
  savedBy,
});
