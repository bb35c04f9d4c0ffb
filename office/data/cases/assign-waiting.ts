import type { QueryClient } from '@tanstack/react-query';
import { ChangedApplications } from '#contract/office/applications';
import { BulkResult } from '#contract/office/quotes';
import type { Today, WaitingItem } from '#contract/office/today';
import { OfficeError, request } from '../requests/request.ts';

const key = ['today'];

/** Gives a request or an application that waits to somebody, or to nobody: painted at once, and put back when it fails, which rejects with an OfficeError. */
export async function assignWaiting(queries: QueryClient, item: WaitingItem, assigneeId: string | null): Promise<WaitingItem> {
  await queries.cancelQueries({ queryKey: key });
  put(queries, { ...item, assigneeId });
  try {
    const assigned = { ...item, assigneeId, version: await send(item, assigneeId) };
    put(queries, assigned);
    return assigned;
  } catch (error) {
    put(queries, item);
    throw error;
  } finally {
    for (const topic of ['today', 'quotes', 'applications']) void queries.invalidateQueries({ queryKey: [topic] });
  }
}

function put(queries: QueryClient, item: WaitingItem): void {
  queries.setQueryData<Today>(
    key,
    (today) => today && { ...today, waiting: today.waiting.map((one) => (one.id === item.id && one.kind === item.kind ? item : one)) },
  );
}

/** @returns the version that it has now */
async function send({ kind, id, version }: WaitingItem, assigneeId: string | null): Promise<number> {
  const change = { method: 'POST', body: { ids: [id], versions: { [id]: version }, change: { assigneeId } } } as const;
  const { changed } =
    kind === 'application'
      ? await request('applicationsBulk', { ...change, schema: ChangedApplications })
      : await request('quotesBulk', { ...change, schema: BulkResult });
  const [row] = changed;
  if (!row) throw new OfficeError({ status: 412, key: 'newer' });
  return row.version;
}
