import type { Permission } from '#contract/office/permissions';
import { movedTo } from '#contract/office/places';
import { isDone, type Undoing } from '../../cases/undoing.ts';
import type { NewEvent } from '../../store/changes/events.ts';
import type { Repositories } from '../../store/open-store.ts';
import { recordEvent, type Work } from '../../store/work.ts';

/** Lists whose order people decide about, by what is in them. */
export type PlacedKind = 'client' | 'member' | 'office' | 'review';

interface PlacedList {
  /** Ids in their order. */
  ids(): Promise<string[]>;
  subject(id: string): Promise<NewEvent['subject']>;
  /** @param ids all of them as they are to stand */
  move(id: string, place: number, ids: readonly string[]): Promise<void>;
}

const lists: Record<PlacedKind, (repositories: Repositories) => PlacedList> = {
  client: ({ officeClients: { ids, find, move } }) => ({
    ids,
    move,
    subject: async (id) => ({ kind: 'client', id, name: (await find(id))?.name ?? '' }),
  }),
  member: ({ officeMembers: { ids, find, order } }) => ({
    ids,
    subject: async (id) => ({ kind: 'member', id, name: (await find(id))?.name ?? '' }),
    move: (_id, _place, inOrder) => order(inOrder),
  }),
  office: ({ officeOffices: { ids, find, order } }) => ({
    ids,
    subject: async (id) => ({ kind: 'office', id, name: (await find(id))?.name ?? '' }),
    move: (_id, _place, inOrder) => order(inOrder),
  }),
  review: ({ officeReviews: { approved, find, order } }) => ({
    ids: async () => (await approved()).map(({ id }) => id),
    async subject(id) {
      const review = await find(id);
      return { kind: 'review', id, name: review?.fullName ?? '', reference: review?.reference ?? null };
    },
    move: (_id, _place, inOrder) => order(inOrder),
  }),
};

const behind = (ids: readonly string[], id: string): string | null => ids[ids.indexOf(id) - 1] ?? null;

/** Puts one at a place of its list, from 1; inside an exclusive transaction. `unknown`: it is in no list. */
export async function moveTo(work: Work, kind: PlacedKind, id: string, place: number): Promise<'done' | 'unknown'> {
  const list = lists[kind](work.repositories);
  const present = await list.ids();
  if (!present.includes(id)) return 'unknown';
  const moved = movedTo(present, id, place);
  const [before, after] = [present, moved].map((ids) => String(ids.indexOf(id) + 1));
  if (before === after) return 'done';
  await list.move(id, place, moved);
  const [beforeId, afterId] = [behind(present, id), behind(moved, id)];
  await recordEvent(work, { kind: `${kind}.moved`, subject: await list.subject(id), before, after, beforeId, afterId });
  return 'done';
}

/** Puts it behind another one, or to the beginning. */
async function moveBehind(work: Work, kind: PlacedKind, id: string, neighbourId: string | null): Promise<'done' | 'unknown'> {
  const others = (await lists[kind](work.repositories).ids()).filter((other) => other !== id);
  if (neighbourId !== null && !others.includes(neighbourId)) return 'unknown';
  return moveTo(work, kind, id, neighbourId === null ? 1 : others.indexOf(neighbourId) + 2);
}

/** Takes moves back by what stood before it: the numbers of places change with every other one that comes or goes. */
export const placeUndoing = (kind: PlacedKind, permission: Permission): Undoing => ({
  kinds: [`${kind}.moved`],
  permission,
  async counterChanges({ repositories }, events) {
    const ids = await lists[kind](repositories).ids();
    return events.map(({ subject: { id }, beforeId, afterId }) => {
      const isNamed = beforeId !== null || afterId !== null;
      if (!isNamed || !ids.includes(id) || behind(ids, id) !== afterId) return undefined;
      return (work) => isDone(moveBehind(work, kind, id, beforeId));
    });
  },
});
