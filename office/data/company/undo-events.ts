import { useQueryClient } from '@tanstack/react-query';
import { UndoneEvents } from '#contract/office/undo';
import { request } from '../requests/request.ts';

/** Events that one request may name. */
const batch = 500;

/** Some of the events were undone, and others could not be any more. */
export class PartlyUndone extends Error {
  override readonly name = 'PartlyUndone';
}

/**
 * Takes back what events tell of; their ids. Returns the versions that what they are about has now.
 *
 * @param keepsDrafts whether texts that are public no more become drafts
 */
export function useUndoEvents({ keepsDrafts = true } = {}): (events: readonly string[]) => Promise<UndoneEvents['versions']> {
  const queries = useQueryClient();
  return async (events) => {
    const all: UndoneEvents = { undone: [], versions: {} };
    try {
      for (let from = 0; from < events.length; from += batch) {
        const body = { events: events.slice(from, from + batch), keepsDrafts };
        const { undone, versions } = await request('historyUndo', { method: 'POST', body, schema: UndoneEvents });
        all.undone.push(...undone);
        Object.assign(all.versions, versions);
      }
      if (all.undone.length < events.length) throw new PartlyUndone();
      return all.versions;
    } finally {
      // They may be about anything that the Office has.
      await queries.invalidateQueries();
    }
  };
}
