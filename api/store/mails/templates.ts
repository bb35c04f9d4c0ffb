import type { Kysely } from 'kysely';
import type { Template, TemplatePurpose } from '#contract/office/mail';
import { byName } from '../rows/by-name.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';

export type TemplateValues = Omit<Template, 'id' | 'version'>;

/** Texts that answers begin with. */
export function templateRepository(db: Kysely<Tables>) {
  return {
    /** By name. */
    async list(purposes: readonly TemplatePurpose[]): Promise<Template[]> {
      if (purposes.length === 0) return [];
      return (await db.selectFrom('templates').selectAll().where('purpose', 'in', purposes).orderBy('id').execute()).toSorted(byName);
    },

    async find(id: string): Promise<Template | undefined> {
      return db.selectFrom('templates').selectAll().where('id', '=', id).executeTakeFirst();
    },

    async add(values: TemplateValues, id = newId()): Promise<Template> {
      return db
        .insertInto('templates')
        .values({ ...values, id, version: 1 })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Undefined when it has another version than the one given. */
    async change(id: string, values: TemplateValues, version: number): Promise<Template | undefined> {
      return db
        .updateTable('templates')
        .set({ ...values, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('templates').where('id', '=', id).execute();
    },
  };
}
