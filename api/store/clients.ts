import type { Insertable, Kysely, Selectable } from 'kysely';
import { Client, type ClientLogo } from '#contract/client';
import { flag, json, uncheckedJson } from './columns.ts';
import { newId } from './identifiers.ts';
import type { CheckRows, Unchecked } from './public-rows.ts';
import { bumpRevision } from './revisions.ts';
import type { Tables } from './tables.ts';

export type NewClient = Omit<Client, '_id'>;

export function clientRepository(db: Kysely<Tables>, checkRows: CheckRows) {
  const list = async () => {
    const rows = await db.selectFrom('clients').selectAll().orderBy('sortOrder').orderBy('id').execute();
    return checkRows('clients', Client, rows.map(toClient));
  };

  return {
    /** All clients, in their order. */
    list,

    async find(id: string): Promise<Client | undefined> {
      const rows = await db.selectFrom('clients').selectAll().where('id', '=', id).execute();
      return checkRows('clients', Client, rows.map(toClient))[0];
    },

    /** The fields of all clients that the logo wall shows, in the same order. */
    async listLogos(): Promise<ClientLogo[]> {
      return (await list()).map(({ _id, name, logo }) => ({ _id, name, logo }));
    },

    /** Inserts clients in the order given. To be called inside a transaction. */
    async add(clients: NewClient[]): Promise<void> {
      await db.insertInto('clients').values(clients.map(toRow)).execute();
      await bumpRevision(db, 'clients');
    },
  };
}

function toRow(client: NewClient, sortOrder: number): Insertable<Tables['clients']> {
  return {
    id: newId(),
    name: client.name,
    logo: client.logo,
    category: client.category,
    services: json(client.services),
    isPrivateWork: flag(client.isPrivateWork),
    comingSoon: flag(client.comingSoon),
    sortOrder,
  };
}

function toClient({ id, sortOrder, ...row }: Selectable<Tables['clients']>): Unchecked<Client> {
  return {
    ...row,
    _id: id,
    services: uncheckedJson(row.services),
    isPrivateWork: row.isPrivateWork === 1,
    comingSoon: row.comingSoon === 1,
  };
}
