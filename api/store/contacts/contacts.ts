import type { Kysely } from 'kysely';
import { flag } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import type { SentKind } from './tables-contacts.ts';

/** Something that a person has sent. */
export interface Sent {
  kind: SentKind;
  id: string;
}

/** All that is known to be of one person. */
export interface Person {
  /** As they were found, those of what one began with first. */
  addresses: string[];
  sent: Sent[];
}

/** Addresses of one person that are followed, and things of each step that are looked at: a number of a company, say, has very many. */
const maxAddresses = 50;
const maxRows = 2_000;

type Pair = readonly [string, string];

const keyOf = (...pair: Pair): string => pair.toSorted().join(' ');

/** Knows which of the things that were sent are of one person. */
export function contactRepository(db: Kysely<Tables>) {
  /** Returns what was said of these addresses last, and of which others. */
  async function linksOf(addresses: readonly string[]): Promise<{ pair: Pair; joined: boolean }[]> {
    const rows = await db
      .selectFrom('contactLinks')
      .selectAll()
      .where((link) => link.or([link('one', 'in', addresses), link('other', 'in', addresses)]))
      .orderBy('at')
      .orderBy('id')
      .execute();
    const last = new Map(rows.map(({ one, other, joined }) => [keyOf(one, other), { pair: [one, other] as const, joined: joined === 1 }]));
    return [...last.values()];
  }

  /** The addresses of each of these that were sent, its own first. */
  async function addressesOf(ids: readonly string[]) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('contactAddresses')
      .select(['kind', 'subjectId', 'address'])
      .where('subjectId', 'in', ids)
      .orderBy('id')
      .execute();
    return [...Map.groupBy(rows, ({ subjectId }) => subjectId)].map(([id, own]) => ({
      id,
      kind: (own[0] as (typeof own)[number]).kind,
      addresses: own.map(({ address }) => address).toSorted((one, other) => Number(isNumber(one)) - Number(isNumber(other))),
    }));
  }

  /** Ids of what was sent from one of these addresses. */
  async function idsFrom(addresses: readonly string[], kinds: readonly SentKind[]): Promise<string[]> {
    if (kinds.length === 0) return [];
    const from = db.selectFrom('contactAddresses').select('subjectId').where('address', 'in', addresses).where('kind', 'in', kinds);
    return (await from.limit(maxRows).execute()).map(({ subjectId }) => subjectId);
  }

  return {
    /** The addresses of each of these that were sent, by its id; an e-mail address before a number. */
    async addresses(ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
      return new Map((await addressesOf(ids)).map(({ id, addresses }) => [id, addresses]));
    },

    /**
     * The person of these addresses: whatever has one of theirs is theirs too, and what was joined by hand; but no address that was parted from
     * one of theirs. What has an e-mail address is of whoever has that one.
     *
     * @param kinds what is looked at of it, as far as the reader may see it
     */
    async person(addresses: readonly string[], kinds: readonly SentKind[]): Promise<Person> {
      const parted = new Set<string>();
      const theirs = new Set<string>();
      const found = new Map<string, Sent & { own: string | undefined }>();
      for (let next = [...addresses]; next.length > 0 && theirs.size < maxAddresses; ) {
        const links = await linksOf(next);
        for (const { pair, joined } of links) if (!joined) parted.add(keyOf(...pair));
        const fresh = next.filter((address) => {
          const isTheirs = [...theirs].every((other) => !parted.has(keyOf(address, other)));
          if (isTheirs) theirs.add(address);
          return isTheirs;
        });
        if (fresh.length === 0) break;
        const sent = await addressesOf([...new Set(await idsFrom(fresh, kinds))]);
        for (const { kind, id, addresses: each } of sent) found.set(id, { kind, id, own: each[0] });
        const reached = [...sent.flatMap((each) => each.addresses), ...links.flatMap(({ pair, joined }) => (joined ? pair : []))];
        next = [...new Set(reached)].filter((address) => !theirs.has(address)).slice(0, maxAddresses);
      }
      const sent = [...found.values()].filter(({ own }) => own !== undefined && theirs.has(own));
      return { addresses: [...theirs], sent: sent.map(({ kind, id }) => ({ kind, id })) };
    },

    /** Says of each pair of addresses whether they are of one person. Returns what the rows are known by. To be called inside a transaction. */
    async link(pairs: readonly Pair[], joined: boolean, now: Date): Promise<string> {
      const changeId = newId();
      const rows = pairs.map(([one, other]) => ({ id: newId(), changeId, at: now.toISOString(), one, other, joined: flag(joined) }));
      await db.insertInto('contactLinks').values(rows).execute();
      return changeId;
    },

    /** Returns those of these changes of addresses that stand. */
    async standing(changeIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (changeIds.length === 0) return new Set();
      const rows = await db.selectFrom('contactLinks').select('changeId').where('changeId', 'in', changeIds).execute();
      return new Set(rows.map(({ changeId }) => changeId));
    },

    /** Takes a change back: what was said before counts again. */
    async unlink(changeId: string): Promise<void> {
      await db.deleteFrom('contactLinks').where('changeId', '=', changeId).execute();
    },

    /** Returns what was said of addresses by hand, for whoever asks what is kept of theirs. */
    async linksOf(addresses: readonly string[]): Promise<{ one: string; other: string; joined: boolean }[]> {
      if (addresses.length === 0) return [];
      return (await linksOf(addresses)).map(({ pair: [one, other], joined }) => ({ one, other, joined }));
    },
  };
}

const isNumber = (address: string): boolean => address.startsWith('+');
