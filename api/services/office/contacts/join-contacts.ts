import type { Roles } from '#contract/office/permissions';
import type { Undoing } from '../../../cases/undoing.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { type Colleague, recordEvent, type Work } from '../../../store/work.ts';
import { personOf } from './contacts.ts';

/** All of these are called inside a transaction. */

type Outcome = 'done' | 'unknown' | 'impossible';

/** Makes one person of two, each named by something that they sent. */
export async function joinContacts(work: Work<Colleague>, roles: Roles, id: string, otherId: string): Promise<Outcome> {
  const { repositories, now } = work;
  const [one, other] = [await personOf(repositories, id, roles), await personOf(repositories, otherId, roles)];
  if (!one || !other) return 'unknown';
  const pairs = one.addresses.flatMap((address) =>
    other.addresses.flatMap((each) => (one.addresses.includes(each) ? [] : [[address, each] as const])),
  );
  if (pairs.length === 0) return 'impossible';
  await record(work, id, { kind: 'contact.joined', change: await repositories.contacts.link(pairs, true, now), otherId });
  return 'done';
}

/** Says that an address of a person is somebody else's, with all that came from it. */
export async function partContact(work: Work<Colleague>, roles: Roles, id: string, address: string): Promise<Outcome> {
  const { repositories, now } = work;
  const person = await personOf(repositories, id, roles);
  if (!person?.addresses.includes(address)) return 'unknown';
  const pairs = person.addresses.filter((other) => other !== address).map((other) => [address, other] as const);
  if (pairs.length === 0) return 'impossible';
  await record(work, id, { kind: 'contact.parted', change: await repositories.contacts.link(pairs, false, now) });
  return 'done';
}

interface Change {
  kind: 'contact.joined' | 'contact.parted';
  change: string | null;
  otherId?: string;
}

/** Names a person by what they sent; the other one by a reference alone, as erasure of that one does not reach what is said of this one. */
async function record(work: Work<Colleague>, id: string, { kind, change, otherId }: Change): Promise<void> {
  const own = await nameOf(work.repositories, id);
  const other = otherId === undefined ? undefined : await nameOf(work.repositories, otherId);
  await recordEvent(work, {
    kind,
    subject: { kind: 'contact', id, name: own?.fullName ?? '', reference: own?.reference ?? null },
    after: other?.reference ?? null,
    afterId: change,
  });
}

async function nameOf({ personThings }: Pick<Repositories, 'personThings'>, id: string) {
  const kinds = ['quote', 'application', 'review'] as const;
  const { quotes, applications, reviews } = await personThings.sent(kinds.map((kind) => ({ kind, id })));
  return [...quotes, ...applications, ...reviews][0];
}

/** Takes back what was said of addresses. */
export const contactUndoing: Undoing = {
  kinds: ['contact.joined', 'contact.parted'],
  permission: 'office.enter',
  async counterChanges({ repositories }, events) {
    const standing = await repositories.contacts.standing(events.flatMap(({ afterId }) => afterId ?? []));
    return events.map(({ kind, subject, afterId }) => {
      if (afterId === null || !standing.has(afterId)) return undefined;
      return async (work) => {
        await work.repositories.contacts.unlink(afterId);
        await record(work, subject.id, { kind: kind === 'contact.joined' ? 'contact.parted' : 'contact.joined', change: null });
        return true;
      };
    });
  },
};
