import type { QueryClient } from '@tanstack/react-query';
import { ChangedApplications } from '#contract/office/applications';
import { BulkResult } from '#contract/office/quotes';
import type { Today, WaitingItem } from '#contract/office/today';
import { type Changed, OfficeError, requestChange } from '../requests/request.ts';

const key = ['today'] as const;

/** Gives a quote or an application that waits to somebody: painted at once, and put back when it fails, which rejects with an OfficeError. */
export async function assignWaiting(queries: QueryClient, item: WaitingItem, assigneeId: string): Promise<Changed<WaitingItem>> {
  await queries.cancelQueries({ queryKey: key });
  put(queries, { ...item, assigneeId });
  try {
    const { answer: version, events } = await send(item, assigneeId);
    const assigned = { ...item, assigneeId, version };
    put(queries, assigned);
    return { answer: assigned, events };
  } catch (error) {
    put(queries, item);
    throw error;
  } finally {
    for (const topic of ['today', 'quotes', 'applications'] as const) void queries.invalidateQueries({ queryKey: [topic] });
  }
}

function put(queries: QueryClient, item: WaitingItem): void {
  queries.setQueryData<Today>(
    key,
    (today) => today && { ...today, waiting: today.waiting.map((one) => (one.id === item.id && one.kind === item.kind ? item : one)) },
  );
}

/** @returns the version that it has now */
async function send({ kind, id, version }: WaitingItem, assigneeId: string): Promise<Changed<number>> {
  const change = { method: 'POST', body: { ids: [id], versions: { [id]: version }, change: { assigneeId } } } as const;
  const { answer, events } =
    kind === 'application'
      ? await requestChange('applicationsBulk', { ...change, schema: ChangedApplications })
      : await requestChange('quotesBulk', { ...change, schema: BulkResult });
  const [row] = answer.changed;
  if (!row) throw new OfficeError({ status: 412, key: 'newer' });
  return { answer: row.version, events };
}
