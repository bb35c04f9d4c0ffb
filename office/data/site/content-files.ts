import { useMutation } from '@tanstack/react-query';
import { type ContentFormat, type ContentKind, ImportReport } from '#contract/office/content-files';
import { type OfficeCall, officeUrl } from '#contract/office/paths';
import type { Topic } from '#contract/office/topics';
import { newerOf, request } from '../requests/request.ts';

/** Milliseconds for sending and reading a file, and for writing thousands of entries. */
const timeoutMs = 120_000;

const calls: Record<ContentKind, OfficeCall> = {
  clients: 'clientFile',
  offices: 'officeFile',
  members: 'memberFile',
  jobs: 'jobFile',
  texts: 'textFile',
};

/** Topics of what an import changes. */
const topics = { clients: 'clients', offices: 'content', members: 'content', jobs: 'jobs', texts: 'texts' } as const satisfies Record<
  ContentKind,
  Topic
>;

/** The address of an export, which a browser saves as a file. */
export const exportUrl = (what: ContentKind, format: ContentFormat): string => `${officeUrl(calls[what])}?format=${format}`;

/** Both answer with a report. One that is not done says why: faults, or what has changed since the report that was agreed to. */
export function useContentImport(what: ContentKind) {
  const preview = useMutation({
    mutationFn: (file: Blob) => request(calls[what], { method: 'POST', file, query: { dryRun: true }, schema: ImportReport, timeoutMs }),
  });
  const run = useMutation({
    mutationFn: async ({ file, basis, key }: { file: Blob; basis: string; key: string }) => {
      try {
        const query = { dryRun: false, basis };
        return await request(calls[what], { method: 'POST', file, query, idempotencyKey: key, schema: ImportReport, timeoutMs });
      } catch (error) {
        const report = newerOf(error, ImportReport);
        if (report) return report;
        throw error;
      }
    },
    meta: { refetches: [[topics[what]]] },
  });
  return { preview: preview.mutateAsync, run: run.mutateAsync, isReading: preview.isPending, isImporting: run.isPending };
}
