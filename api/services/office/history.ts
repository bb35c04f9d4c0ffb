import type { HistoryLine } from '#contract/office/history';
import type { UndoContext } from '../../cases/undoing.ts';
import type { EventFilter } from '../../store/changes/events.ts';
import type { Store } from '../../store/open-store.ts';
import { counterChangesOf } from './undo/undo-events.ts';

/** A page of what happened, the newest first, with what the reader may take back; `last`, when there is another page. */
export async function listHistory(
  store: Store,
  reader: UndoContext['reader'],
  filter: EventFilter,
): Promise<{ events: HistoryLine[]; last: HistoryLine | undefined }> {
  // One more than asked for tells whether there is a next page.
  const found = await store.events.list({ ...filter, limit: filter.limit + 1 });
  const shown = found.slice(0, filter.limit);
  const counters = await counterChangesOf({ repositories: store, reader }, shown);
  const events = shown.map((event) => ({ ...event, canUndo: counters.has(event.id) }));
  return { events, last: found.length > shown.length ? events.at(-1) : undefined };
}
