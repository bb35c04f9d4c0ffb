import type { Kysely, Selectable, Updateable } from 'kysely';
import { MemberTranslation } from '#contract/member';
import type { ChangeMember, MemberValues, OfficeMember } from '#contract/office/people/members';
import { bumpRevision } from '../changes/revisions.ts';
import type { Json } from '../column-types.ts';
import { flag, fromJson, json, textIn } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import { nextPlace, putInOrder } from '../rows/sort-order.ts';
import type { Tables } from '../tables.ts';
import { answersOf } from './members.ts';

/** The people of the company as staff see them: those who are hidden too. */
export function officeMemberRepository(db: Kysely<Tables>) {
  return {
    /** In the order of the About page. */
    async list(): Promise<OfficeMember[]> {
      const rows = await db.selectFrom('members').selectAll().orderBy('sortOrder').orderBy('id').execute();
      return rows.map(toOfficeMember);
    },

    async ids(): Promise<string[]> {
      const rows = await db.selectFrom('members').select('id').orderBy('sortOrder').orderBy('id').execute();
      return rows.map(({ id }) => id);
    },

    /** `lock`: nobody else changes them until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<OfficeMember | undefined> {
      const query = db.selectFrom('members').selectAll().where('id', '=', id);
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
      return row && toOfficeMember(row);
    },

    /** At the end of the list. Returns the id. To be called inside a transaction. */
    async add(values: MemberValues, id = newId()): Promise<string> {
      const { name, role, duty, portrait, isShown, answers, ar } = values;
      await db
        .insertInto('members')
        .values({
          id,
          name,
          role,
          duty,
          portrait,
          isShown: flag(isShown),
          answers: json(answers),
          ar: translationOf(ar),
          sortOrder: await nextPlace(db, 'members'),
        })
        .execute();
      await bumpRevision(db, 'members');
      return id;
    },

    /** To be called inside a transaction. */
    async change(id: string, { isShown, answers, ar, ...texts }: ChangeMember): Promise<void> {
      const columns: Updateable<Tables['members']> = {
        ...texts,
        ...(isShown !== undefined && { isShown: flag(isShown) }),
        ...(answers && { answers: json(answers) }),
        ...(ar && { ar: translationOf(ar) }),
      };
      await db
        .updateTable('members')
        .set((member) => ({ ...columns, version: member('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await bumpRevision(db, 'members');
    },

    /** For good. To be called inside a transaction. */
    async delete(id: string): Promise<void> {
      await db.deleteFrom('members').where('id', '=', id).execute();
      await bumpRevision(db, 'members');
    },

    /** To be called inside a transaction. */
    async order(ids: readonly string[]): Promise<void> {
      await putInOrder(db, 'members', ids);
      await bumpRevision(db, 'members');
    },
  };
}

/** Null for somebody in one language. */
const translationOf = (ar: MemberValues['ar']): Json | null => (Object.keys(ar).length === 0 ? null : json(ar));

/** As much of a row as can be shown, whoever has written it. */
const toOfficeMember = (row: Selectable<Tables['members']>): OfficeMember => ({
  id: row.id,
  name: textIn(row.name),
  role: textIn(row.role),
  duty: textIn(row.duty),
  portrait: row.portrait,
  isShown: row.isShown === 1,
  answers: answersOf(row.answers),
  ar: (row.ar === null ? undefined : fromJson(MemberTranslation, row.ar)) ?? {},
  version: row.version,
});
