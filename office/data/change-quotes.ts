import { useQueryClient } from '@tanstack/react-query';
import { BulkResult, QuoteDetail, type QuoteRow } from '#contract/office/quotes';
import { afterNextPaint } from '../parts/after-next-paint.ts';
import { useMe } from './account.ts';
import { type ChangeRows, createChanges } from './change-entries.ts';
import { changed, putRows, type QuoteChange, rowOf } from './quote-cache.ts';
import { request } from './request.ts';

const changes = createChanges<QuoteRow, QuoteDetail, QuoteChange>({
  ...{ topic: 'quotes', changed, rowOf },
  sendOne: ({ id, version }, body) => request('quote', { method: 'PATCH', parameters: { id }, version, body, schema: QuoteDetail }),
  sendMany: (body) => request('quotesBulk', { method: 'POST', body, schema: BulkResult }),
  parseDetail: (newer) => QuoteDetail.safeParse(newer).data,
  counterOf: (before, change) =>
    Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof QuoteChange]])) as QuoteChange,
  // The list has moved on to the next one already, which is painted first.
  ready: afterNextPaint,
  // Counts and other lists follow when the server tells of the change (frame/live-changes.tsx), as for everybody else.
  refetches: false,
});

/** Changes requests: see `createChanges`. */
export function useChangeQuotes(): ChangeRows<QuoteRow, QuoteChange> {
  const queries = useQueryClient();
  const me = useMe();
  return changes(queries, (rows) => putRows(queries, rows, me.id));
}
