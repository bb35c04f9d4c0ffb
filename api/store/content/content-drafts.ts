import type { Kysely, Selectable } from 'kysely';
import { JobContent } from '#contract/office/jobs';
import { fromJson, json } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import type { DraftKind } from './tables-content.ts';

/** Lists the schema of what is kept of each kind. */
const schemas = { job: JobContent } satisfies Record<DraftKind, unknown>;

export interface ContentDraft {
  content: JobContent;
  savedAt: string;
  savedBy: string | null;
}

/** Holds what is to become public of something, kept while it is being written. Whose version it is of, the thing itself says. */
export function contentDraftRepository(db: Kysely<Tables>) {
  return {
    /** By the id of what they are of. */
    async list(kind: DraftKind): Promise<Map<string, ContentDraft>> {
      const rows = await db.selectFrom('contentDrafts').selectAll().where('kind', '=', kind).execute();
      return new Map(
        rows.flatMap((row) => [toDraft(row)].filter((draft) => draft !== undefined).map((draft) => [row.subjectId, draft] as const)),
      );
    },

    async find(kind: DraftKind, subjectId: string): Promise<ContentDraft | undefined> {
      const row = await db
        .selectFrom('contentDrafts')
        .selectAll()
        .where('kind', '=', kind)
        .where('subjectId', '=', subjectId)
        .executeTakeFirst();
      return row && toDraft(row);
    },

    /** @param by id of the account that saves it */
    async save(kind: DraftKind, subjectId: string, content: object, { by, now }: { by: string | null; now: Date }): Promise<void> {
      const saved = { content: json(content), savedAt: now.toISOString(), savedBy: by };
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

/** Undefined for what no editor can show: it counts as not written. */
function toDraft({ kind, content, savedAt, savedBy }: Selectable<Tables['contentDrafts']>): ContentDraft | undefined {
  const read = fromJson(schemas[kind], content);
  return read && { content: read, savedAt, savedBy };
}
