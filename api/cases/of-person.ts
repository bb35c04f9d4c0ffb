import type { CaseName } from '../store/cases/tables-cases.ts';
import type { Repositories } from '../store/open-store.ts';

/** Ids of all of a kind that whoever sent this one has sent, from whatever address; in no order. */
export async function idsOfPerson({ contacts }: Pick<Repositories, 'contacts'>, kind: CaseName, id: string): Promise<string[]> {
  const addresses = (await contacts.addresses([id])).get(id) ?? [];
  const { sent } = await contacts.person(addresses, [kind]);
  return sent.map((each) => each.id);
}
