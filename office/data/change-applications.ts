import { useQueryClient } from '@tanstack/react-query';
import { ApplicationDetail, type ApplicationRow, type ChangeApplication, ChangedApplications } from '#contract/office/applications';
import { changed, putRows, rowOf } from './application-cache.ts';
import { type ChangeRows, createChanges } from './change-entries.ts';
import { request } from './request.ts';

const changes = createChanges<ApplicationRow, ApplicationDetail, ChangeApplication>({
  ...{ topic: 'applications', changed, rowOf },
  sendOne: ({ id, version }, body) =>
    request('application', { method: 'PATCH', parameters: { id }, version, body, schema: ApplicationDetail }),
  sendMany: (body) => request('applicationsBulk', { method: 'POST', body, schema: ChangedApplications }),
  parseDetail: (newer) => ApplicationDetail.safeParse(newer).data,
  counterOf: (before, { told, ...change }) => {
    const back = Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof typeof change]]));
    return { ...back, ...(told !== undefined && { told: before.toldAt !== null }) } as ChangeApplication;
  },
  refetches: true,
});

/** Changes applications: see `createChanges`. */
export function useChangeApplications(): ChangeRows<ApplicationRow, ChangeApplication> {
  const queries = useQueryClient();
  return changes(queries, (rows) => putRows(queries, rows));
}
