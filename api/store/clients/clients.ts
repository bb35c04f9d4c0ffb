import type { Insertable, Kysely, Selectable } from 'kysely';
import { Client, type ClientLogo, ClientTranslation } from '#contract/client';
import { defaultLocale, type Locale } from '#contract/locales';
import { bumpRevision } from '../changes/revisions.ts';
import type { Json } from '../column-types.ts';
import type { CheckRows, Unchecked } from '../content/public-rows.ts';
import { inLocale, type Translated, uncheckedTranslation } from '../content/translations.ts';
import { flag, json, uncheckedJson } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import { clientWords } from './client-words.ts';

export type NewClient = Translated<Omit<Client, '_id'>, ClientTranslation>;

/** A client as rows have it. */
export const TranslatedClient = Client.extend({ ar: ClientTranslation.optional() });

export function clientRepository(db: Kysely<Tables>, checkRows: CheckRows) {
  const read = (rows: Selectable<Tables['clients']>[], locale: Locale) =>
    checkRows('clients', TranslatedClient, rows.map(toClient)).map((client) => inLocale<Client>(client, locale));
  const present = () => db.selectFrom('clients').selectAll('clients').where('deletedAt', 'is', null);
  const list = async (locale: Locale = defaultLocale) => read(await present().orderBy('sortOrder').orderBy('id').execute(), locale);

  return {
    /** All clients that are on the clients page, in their order. */
    list,

    async find(id: string, locale: Locale = defaultLocale): Promise<Client | undefined> {
      return read(await present().where('id', '=', id).execute(), locale)[0];
    },

    /** The fields of all clients that the logo wall shows, in the same order; logos in the width of its cells, where there is one. */
    async listLogos(locale: Locale = defaultLocale): Promise<ClientLogo[]> {
      const rows = await present()
        .leftJoin('logos', 'logos.path', 'clients.logo')
        .select('logos.smallPath')
        .orderBy('sortOrder')
        .orderBy('id')
        .execute();
      const small = new Map(rows.map(({ id, smallPath }) => [id, smallPath]));
      return read(rows, locale).map(({ _id, name, logo }) => ({ _id, name, logo: small.get(_id) ?? logo }));
    },

    /** Inserts clients in the order given. To be called inside a transaction. */
    async add(clients: NewClient[]): Promise<void> {
      await db.insertInto('clients').values(clients.map(toRow)).execute();
      await bumpRevision(db, 'clients');
    },
  };
}

function toRow(client: NewClient, sortOrder: number): Insertable<Tables['clients']> {
  const { story: arabicStory, ...ar } = client.ar ?? {};
  const stories = { en: client.story, ar: arabicStory };
  return {
    id: newId(),
    name: client.name,
    logo: client.logo,
    category: client.category,
    services: json(client.services),
    isPrivateWork: flag(client.isPrivateWork),
    comingSoon: flag(client.comingSoon),
    sortOrder,
    story: stories.en || stories.ar ? json(stories) : null,
    ar: Object.keys(ar).length > 0 ? json(ar) : null,
    words: clientWords(client.name, client.ar?.name),
  };
}

export function toClient({
  id,
  sortOrder,
  version,
  deletedAt,
  words,
  story,
  ...row
}: Selectable<Tables['clients']>): Unchecked<Translated<Client, ClientTranslation>> {
  const stories = storiesOf(story);
  const translation = uncheckedTranslation(row.ar);
  return {
    ...row,
    _id: id,
    services: uncheckedJson(row.services),
    isPrivateWork: row.isPrivateWork === 1,
    comingSoon: row.comingSoon === 1,
    story: stories.en ?? undefined,
    ar: stories.ar ? { ...(translation as object | undefined), story: stories.ar } : translation,
  };
}

/** The stories of a row by language, not checked yet. */
export function storiesOf(column: Json | null): { en?: unknown; ar?: unknown } {
  const stories = column === null ? null : uncheckedJson(column);
  return typeof stories === 'object' && stories !== null ? stories : {};
}
