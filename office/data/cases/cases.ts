import { type QueryClient, type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bulkResultOf } from '#contract/office/cases';
import type { ConversationEntry, Draft } from '#contract/office/conversation';
import type { AttachedFile } from '#contract/office/mails/attachments';
import type { SpamReason } from '#contract/office/spam-reasons';
import type { z } from '#contract/zod';
import { useUndoEvents } from '../company/undo-events.ts';
import { useMe } from '../people/account.ts';
import { type Changed, request, requestChange } from '../requests/request.ts';
import { useInfiniteRows } from '../requests/use-infinite-rows.ts';
import { type ChangeRows, createChanges } from './change-entries.ts';
import type { SendNoteChange, Written } from './notes.ts';

/** Describes what lists have of something that a visitor has sent in. */
export interface CaseRow {
  id: string;
  reference: string;
  receivedAt: string;
  fullName: string;
  email: string;
  locale: 'en' | 'ar';
  state: string;
  assigneeId: string | null;
  suspicious: boolean;
  version: number;
}

/** Describes what its own page has besides. */
export interface CaseDetail extends CaseRow {
  timeline: (ConversationEntry | { kind: 'change' | 'step'; id: string; at: string; authorId: string | null })[];
  spamReasons: SpamReason[];
  /** The reader's own unsent mail, and the files that are attached to it. */
  draft: Draft | null;
  draftFiles: AttachedFile[];
  /** The address at which their last mail wants its answer; null where it names none. */
  replyTo: string | null;
  /** Colleagues who are writing to this person. */
  writing: string[];
}

/** Makes a case a part of another one. */
export type MergeCases = Pick<UseMutationResult<Changed<CaseDetail>, Error, { id: string; targetId: string }>, 'mutateAsync' | 'isPending'>;

/** Describes how one kind of case differs from another; paths and query keys follow from its names. */
interface CaseKind<Row, Detail, Page, Change> {
  name: 'quote' | 'application';
  topic: 'quotes' | 'applications';
  row: z.ZodType<Row> & { shape: object };
  detail: z.ZodType<Detail>;
  page: z.ZodType<Page>;
  /** Changes a row as the server will. */
  changed(row: Row, change: Change, now: Date): Row;
  /** A list or a board of the cache, whose query is given, with changed rows in it. */
  withRows(cached: unknown, rows: ReadonlyMap<string, Row>, query: unknown, me: string): unknown;
  /** See `createChanges`. */
  ready?: (() => Promise<void>) | undefined;
  refetches: boolean;
}

/** Queries and changes of a kind of case. What is changed here is painted at once in every list, and in the case that is open. */
export function createCases<
  Row extends CaseRow,
  Detail extends Row & CaseDetail,
  Page extends { rows: Row[]; next: string | null },
  Query extends object,
  Change extends object,
>(kind: CaseKind<Row, Detail, Page, Change>) {
  const { name, topic, detail: schema } = kind;
  const columns = Object.keys(kind.row.shape) as (keyof Row)[];
  /** The row of a whole case, as lists have it. */
  const rowOf = (detail: Detail) => Object.fromEntries(columns.map((column) => [column, detail[column]])) as unknown as Row;
  const detailKey = (id: string) => [topic, 'detail', id] as const;
  const detailOptions = (id: string) => ({
    queryKey: detailKey(id),
    queryFn: ({ signal }: { signal: AbortSignal }) => request(name, { parameters: { id }, schema, signal }),
  });

  /** Returns a function that restores the previous data. */
  function putRows(queries: QueryClient, changedRows: readonly Row[], me: string): () => void {
    const rows = new Map(changedRows.map((row) => [row.id, row]));
    const lists = ['list', 'board'].flatMap((of) => queries.getQueriesData({ queryKey: [topic, of] }));
    const details = changedRows.map(({ id }) => [detailKey(id), queries.getQueryData<Detail>(detailKey(id))] as const);
    for (const [key, list] of lists) if (list) queries.setQueryData(key, kind.withRows(list, rows, key[2], me));
    for (const [key, detail] of details) if (detail) queries.setQueryData(key, { ...detail, ...rows.get(detail.id) });
    return () => {
      for (const [key, data] of [...lists, ...details]) if (data) queries.setQueryData(key, data);
    };
  }

  /** Puts a case as the server answered it into every list, and asks for them anew. */
  function setDetail(queries: QueryClient, detail: Detail, me: string): void {
    queries.setQueryData(detailKey(detail.id), detail);
    putRows(queries, [rowOf(detail)], me);
    for (const of of ['list', 'board']) void queries.invalidateQueries({ queryKey: [topic, of] });
  }

  const changes = createChanges<Row, Detail, Change>({
    topic,
    rowOf,
    changed: kind.changed,
    refetches: kind.refetches,
    ready: kind.ready,
    sendOne: ({ id, version }, body) => requestChange(name, { method: 'PATCH', parameters: { id }, version, body, schema }),
    sendMany: (body) => requestChange(`${topic}Bulk`, { method: 'POST', body, schema: bulkResultOf(kind.row) }),
    parseDetail: (newer) => schema.safeParse(newer).data,
  });

  const cases = {
    name,
    topic,
    schema,
    detailKey,
    setDetail,
    useList: (query: Query, isOn?: boolean) =>
      useInfiniteRows({ queryKey: [topic, 'list', query], call: topic, query, schema: kind.page, ...(isOn !== undefined && { isOn }) }),
    /** One case, with all that was written. */
    useDetail: (id: string) => useQuery(detailOptions(id)),
    /** Loads one that is likely to be opened next. */
    prefetch: (queries: QueryClient, id: string) => void queries.prefetchQuery({ ...detailOptions(id), staleTime: 60_000 }),
    /** One as it is known although no list has it: it was opened by a link. */
    openedRow(queries: QueryClient, id: string | undefined): Row | undefined {
      const detail = id === undefined ? undefined : queries.getQueryData<Detail>(detailKey(id));
      return detail && rowOf(detail);
    },
    /** See `createChanges`. */
    useChange(): ChangeRows<Row, Change> {
      const queries = useQueryClient();
      const me = useMe();
      const undoEvents = useUndoEvents();
      return changes(queries, (rows) => putRows(queries, rows, me.id), undoEvents);
    },
    useSetDetail(): (detail: Detail) => void {
      const queries = useQueryClient();
      const me = useMe();
      return (detail) => setDetail(queries, detail, me.id);
    },
    /** Puts a note on its timeline, or what somebody said or wrote where no mailbox is read. */
    useWriting: (call: 'Notes' | 'Replies') =>
      useMutation({
        mutationFn: ({ id, text, key }: Written) =>
          request(`${name}${call}`, { method: 'POST', parameters: { id }, body: { text }, idempotencyKey: key, schema }),
        onSuccess: cases.useSetDetail(),
      }),
    /** Makes one a part of another one of the same person. Answers with the other. */
    useMerge(): MergeCases {
      const queries = useQueryClient();
      return useMutation({
        mutationFn: ({ id, targetId }: Parameters<MergeCases['mutateAsync']>[0]) =>
          requestChange(`${name}Merge`, { method: 'POST', parameters: { id }, body: { targetId }, schema }),
        onSuccess: ({ answer }) => queries.setQueryData(detailKey(answer.id), answer),
        meta: { refetches: [[topic]] },
      });
    },
    /** Changes, removes or brings back one's own note. Somebody's newer state is fetched, and its 412 thrown. */
    useChangeNote(id: string): (noteId: string) => SendNoteChange {
      const queries = useQueryClient();
      const set = cases.useSetDetail();
      return (note) => async (version, change) => {
        try {
          const changed = await requestChange(`${name}Note`, { method: 'PATCH', parameters: { id, note }, version, body: change, schema });
          set(changed.answer);
          return changed;
        } catch (error) {
          void queries.invalidateQueries({ queryKey: detailKey(id) });
          throw error;
        }
      };
    },
  };
  return cases;
}

/** Describes what writing to somebody needs of a kind of case. */
export type CaseStore<Detail extends CaseDetail> = Pick<
  ReturnType<typeof createCases<CaseRow, Detail, { rows: CaseRow[]; next: string | null }, object, object>>,
  'name' | 'schema' | 'detailKey' | 'setDetail'
>;
