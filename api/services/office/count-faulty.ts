import type { EntryKind } from '#contract/office/attention';
import type { Roles } from '#contract/office/permissions';
import type { Store } from '../../store/open-store.ts';
import { faultyOf, kindsFor } from './attention.ts';

/** Milliseconds for which a count is used as long as the Office and the site have changed nothing: rows written by hand raise no revision. */
const maxAgeMs = 3_000;

/**
 * How many entries need attention, as far as a role may put them right. Every screen asks, and each time all rows would have to be read: they are
 * read when something has changed, and otherwise every few seconds at most.
 */
export function faultyCounter(store: Store, now: () => number = Date.now): (roles: Roles) => Promise<number> {
  const cache = new Map<EntryKind, { count: number; revisions: string; at: number }>();

  async function countOf(kind: EntryKind, revisions: string): Promise<number> {
    const last = cache.get(kind);
    if (last && last.revisions === revisions && now() - last.at < maxAgeMs) return last.count;
    const count = (await faultyOf(store, kind)).length;
    cache.set(kind, { count, revisions, at: now() });
    return count;
  }

  return async (roles) => {
    const revisions = JSON.stringify(await store.revisions.current());
    let total = 0;
    for (const kind of kindsFor(roles)) total += await countOf(kind, revisions);
    return total;
  };
}
