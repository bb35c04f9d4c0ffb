import { type Kysely, type Selectable, sql } from 'kysely';
import { ClientStory } from '#contract/client';
import { matchContract } from '#contract/match-contract';
import { type ClientQuery, type ClientSummary, type ClientValues, NewClientService, OfficeClient } from '#contract/office/clients';
import type { Found } from '#contract/office/today';
import { clientCategories } from '#contract/services';
import { bumpRevision } from '../changes/revisions.ts';
import { flag, json, momentIn, textIn, uncheckedJson } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import { clientWords } from './client-words.ts';
import { storiesOf, TranslatedClient, toClient } from './clients.ts';
import { type ClientRow, type Condition, clientConditions, hasMark, isNamed } from './office-client-conditions.ts';

/** Describes where a page ends: the next one begins after it. */
export interface ClientPosition {
  value: string | number;
  id: string;
}

/** Room between two places, so that most moves change one row. */
const gap = 1_024;

/** Clients as the Office works on them. What changes one is to be called inside a transaction. */
export function officeClientRepository(db: Kysely<Tables>) {
  const all = () =>
    db
      .with('placed', (query) =>
        query
          .selectFrom('clients')
          .where('deletedAt', 'is', null)
          .select(['id', sql<number>`row_number() over (order by sort_order, id)`.as('place')]),
      )
      .selectFrom('clients')
      .leftJoin('placed', 'placed.id', 'clients.id')
      .leftJoin('logos', 'logos.path', 'clients.logo')
      .selectAll('clients')
      .select(['placed.place', 'logos.smallPath']);

  async function find(id: string, { lock = false } = {}): Promise<OfficeClient | undefined> {
    if (lock) await db.selectFrom('clients').select('id').where('id', '=', id).forUpdate().execute();
    const row = await all().where('clients.id', '=', id).executeTakeFirst();
    return row && toOfficeClient(row);
  }

  /** Ids of those on the clients page that the site leaves out. */
  async function unfitIds(): Promise<string[]> {
    const rows = await db.selectFrom('clients').selectAll().where('deletedAt', 'is', null).execute();
    return matchContract(TranslatedClient, rows.map(toClient), 'clients').mismatches.map(({ key }) => key);
  }

  const conditions = (query: ClientQuery, unfit: readonly string[]) => (row: ClientRow) =>
    row.and([...clientConditions(row, query, unfit)]);
  const unfitFor = async ({ is }: ClientQuery) => (is?.includes('attention') ? unfitIds() : []);

  return {
    find,

    /** Returns those of these ids that there are, in no order. */
    async rows(ids: readonly string[]): Promise<OfficeClient[]> {
      if (ids.length === 0) return [];
      return (await all().where('clients.id', 'in', ids).execute()).map(toOfficeClient);
    },

    /** In the order of the clients page, those that are off it included. */
    async list(): Promise<OfficeClient[]> {
      return (await all().orderBy('clients.sortOrder').orderBy('clients.id').execute()).map(toOfficeClient);
    },

    /** In the order of the clients page; those that are off it by when they were taken off, the last one first. */
    async page(
      query: ClientQuery,
      after: ClientPosition | undefined,
    ): Promise<{ rows: OfficeClient[]; total: number; next?: ClientPosition }> {
      const filter = conditions(query, await unfitFor(query));
      const counted = await db
        .selectFrom('clients')
        .where(filter)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      const column = query.off ? 'clients.deletedAt' : 'clients.sortOrder';
      const [comparison, direction] = query.off ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
      let page = all().where((row) => filter(row as unknown as ClientRow));
      if (after)
        page = page.where((row) =>
          row.or([
            row(column, comparison, after.value as never),
            row.and([row(column, '=', after.value as never), row('clients.id', comparison, after.id)]),
          ]),
        );
      const rows = await page
        .orderBy(column, direction)
        .orderBy('clients.id', direction)
        .limit(query.limit + 1)
        .execute();
      const shown = rows.slice(0, query.limit);
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      return {
        rows: shown.map(toOfficeClient),
        total: Number(counted.total),
        ...(last && { next: { value: query.off ? (last.deletedAt ?? '') : last.sortOrder, id: last.id } }),
      };
    },

    /** Returns those on the clients page whose name has these beginnings of words, in their order. */
    async found(search: string, limit: number): Promise<Found[]> {
      const rows = await db
        .selectFrom('clients')
        .select(['id', 'name', 'category'])
        .where('deletedAt', 'is', null)
        .where((row) => isNamed(row, search))
        .orderBy('sortOrder')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, name, category }) => ({ kind: 'client', id, reference: null, name, text: category, at: null }));
    },

    async summary(): Promise<ClientSummary> {
      const count = (row: ClientRow, ...where: Condition[]) => row.fn.sum<number>(row.case().when(row.and(where)).then(1).else(0).end());
      const sums = await db
        .selectFrom('clients')
        .select((row) => {
          const isOn = row('deletedAt', 'is', null);
          return [
            count(row, isOn).as('total'),
            count(row, isOn, hasMark(row, 'no-services', [])).as('withoutServices'),
            count(row, isOn, hasMark(row, 'no-arabic', [])).as('withoutArabic'),
            count(row, row.not(isOn)).as('off'),
          ];
        })
        .executeTakeFirstOrThrow();
      const counts = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum ?? 0)]));
      return { ...(counts as Omit<ClientSummary, 'attention'>), attention: (await unfitIds()).length };
    },

    /** Returns the id of the new client, which is the last one on the clients page. One from elsewhere can bring its own. */
    async add(values: ClientValues, id = newId()): Promise<string> {
      const { last } = await db
        .selectFrom('clients')
        .select(({ fn }) => fn.max('sortOrder').as('last'))
        .executeTakeFirstOrThrow();
      await db
        .insertInto('clients')
        .values({ id, ...columnsOf(values), sortOrder: last === null ? 0 : Number(last) + gap })
        .execute();
      await bumpRevision(db, 'clients');
      return id;
    },

    async change(id: string, values: ClientValues): Promise<void> {
      await db
        .updateTable('clients')
        .set((row) => ({ ...columnsOf(values), version: row('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await bumpRevision(db, 'clients');
    },

    /** Takes it off the clients page, or puts it back to where it was. */
    async setDeleted(id: string, deletedAt: string | null): Promise<void> {
      await db
        .updateTable('clients')
        .set((row) => ({ deletedAt, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await bumpRevision(db, 'clients');
    },

    /** Returns the ids of those on the clients page, in their order. */
    async ids(): Promise<string[]> {
      const rows = await db.selectFrom('clients').select('id').where('deletedAt', 'is', null).orderBy('sortOrder').orderBy('id').execute();
      return rows.map(({ id }) => id);
    },

    /** Puts it at a place of the clients page, from 1; beyond the end is the end. In an exclusive transaction. */
    async move(id: string, place: number): Promise<void> {
      let sortOrder = await orderAt(db, id, place);
      if (sortOrder === undefined) {
        await spreadOut(db);
        sortOrder = await orderAt(db, id, place);
      }
      await db
        .updateTable('clients')
        .set({ sortOrder: sortOrder ?? 0 })
        .where('id', '=', id)
        .execute();
      await bumpRevision(db, 'clients');
    },
  };
}

/** A number between those that are to stand around it; undefined when there is none. */
async function orderAt(db: Kysely<Tables>, id: string, place: number): Promise<number | undefined> {
  const others = db.selectFrom('clients').select('sortOrder').where('deletedAt', 'is', null).where('id', '!=', id);
  const around = await others
    .orderBy('sortOrder')
    .orderBy('id')
    .offset(Math.max(place - 2, 0))
    .limit(place > 1 ? 2 : 1)
    .execute();
  const [first, second] = around.map((row) => row.sortOrder);
  if (place === 1) return first === undefined ? 0 : first - gap;
  if (first === undefined) {
    const { last } = await others
      .clearSelect()
      .select(({ fn }) => fn.max('sortOrder').as('last'))
      .executeTakeFirstOrThrow();
    return last === null ? 0 : Number(last) + gap;
  }
  if (second === undefined) return first + gap;
  const middle = Math.floor((first + second) / 2);
  return middle > first && middle < second ? middle : undefined;
}

/** Makes room between all of them, those that are off the clients page included: they come back to where they were. */
async function spreadOut(db: Kysely<Tables>): Promise<void> {
  await sql`update clients set sort_order = ranked.place * ${sql.lit(gap)}
    from (select id, row_number() over (order by sort_order, id) as place from clients) as ranked
    where ranked.id = clients.id`.execute(db);
}

function columnsOf({ name, ar, logo, category, services, isPrivateWork, comingSoon, stories }: ClientValues) {
  return {
    name,
    logo,
    category,
    services: json(services),
    ar: ar && json(ar),
    words: clientWords(name, ar?.name),
    isPrivateWork: flag(isPrivateWork),
    comingSoon: flag(comingSoon),
    ...(stories && { story: stories.en || stories.ar ? json(stories) : null }),
  };
}

/** As much of a row as can be shown, whoever has written it. */
function toOfficeClient(row: Selectable<Tables['clients']> & { place: number | null; smallPath: string | null }): OfficeClient {
  const { id, deletedAt, version, smallPath } = row;
  const [name, logo] = [textIn(row.name), textIn(row.logo)];
  const services = uncheckedJson(row.services);
  const stories = storiesOf(row.story);
  const ar = row.ar === null ? undefined : OfficeClient.shape.ar.safeParse(uncheckedJson(row.ar)).data;
  return {
    id,
    name,
    logo,
    version,
    smallLogo: smallPath ?? logo,
    ar: ar ?? null,
    deletedAt: deletedAt && momentIn(deletedAt),
    category: clientCategories.find((category) => category === row.category) ?? null,
    services: (Array.isArray(services) ? services : []).flatMap((service) => shownService(service)),
    isPrivateWork: row.isPrivateWork === 1,
    comingSoon: row.comingSoon === 1,
    stories: { en: shownStory(stories.en), ar: shownStory(stories.ar) },
    place: row.place === null ? null : Number(row.place),
    needsAttention: !TranslatedClient.safeParse(toClient(row)).success,
  };
}

const shownStory = (story: unknown): ClientStory | null => ClientStory.safeParse(story).data ?? null;

/** A service that the site knows, with its link as it stands there. */
function shownService(service: unknown): OfficeClient['services'] {
  const { type, link } = (service ?? {}) as { type?: unknown; link?: unknown };
  const known = NewClientService.shape.type.safeParse(type);
  return known.success ? [{ type: known.data, ...(typeof link === 'string' && { link }) }] : [];
}
