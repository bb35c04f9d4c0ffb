import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Client, ClientLogo, ClientService } from '#contract/client';
import { flag, fromJson, json } from './columns.ts';
import { newId } from './identifiers.ts';
import { bumpRevision } from './revisions.ts';
import type { Tables } from './tables.ts';

export type NewClient = Omit<Client, '_id'>;

export function clientRepository(db: Kysely<Tables>) {
  return {
    /** All clients, in their order. */
    async list(): Promise<Client[]> {
      const rows = await db.selectFrom('clients').selectAll().orderBy('sortOrder').orderBy('id').execute();
      return rows.map(toClient);
    },

    async find(id: string): Promise<Client | undefined> {
      const row = await db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toClient(row);
    },

    /** The fields of all clients that the logo wall shows, in the same order. */
    async listLogos(): Promise<ClientLogo[]> {
      const rows = await db.selectFrom('clients').select(['id', 'name', 'logo']).orderBy('sortOrder').orderBy('id').execute();
      return rows.map(({ id, ...logo }) => ({ _id: id, ...logo }));
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

function toClient({ id, sortOrder, ...row }: Selectable<Tables['clients']>): Client {
  return {
    ...row,
    _id: id,
    services: fromJson<ClientService[]>(row.services),
    isPrivateWork: row.isPrivateWork === 1,
    comingSoon: row.comingSoon === 1,
  };
}
