import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type {
  ApplicationBoard,
  ApplicationDetail,
  ApplicationPage,
  ApplicationQuery,
  ApplicationRow,
  ChangeApplication,
} from '#contract/office/applications';

export type ApplicationListQuery = Omit<ApplicationQuery, 'after' | 'limit'>;

export const listsKey = ['applications', 'list'];
export const boardsKey = ['applications', 'board'];
export const detailKey = (id: string) => ['applications', 'detail', id];

/** What a change makes of an application, as the server will. */
export function changed<Row extends ApplicationRow>(row: Row, { told, ...change }: ChangeApplication, now: Date): Row {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<ApplicationRow>;
  const next = { ...row, ...given };
  if (told !== undefined) next.toldAt = told ? (row.toldAt ?? now.toISOString()) : null;
  if (change.state !== undefined && change.state !== row.state) next.since = change.state === 'new' ? row.receivedAt : now.toISOString();
  return next;
}

/** A list with changed rows in it. They stay where they are until the list is fetched anew: nothing jumps under the reader. */
function withRowsInList(list: InfiniteData<ApplicationPage>, rows: ReadonlyMap<string, ApplicationRow>): InfiniteData<ApplicationPage> {
  return { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.map((row) => rows.get(row.id) ?? row) })) };
}

/** A board with changed rows in it: those that were moved stand last in their step, or first among those who are out. */
function withRowsOnBoard(board: ApplicationBoard, rows: ReadonlyMap<string, ApplicationRow>): ApplicationBoard {
  const shown = new Set(board.steps.flatMap((step) => step.rows.map(({ id }) => id)));
  const moved = [...rows.values()].filter(({ id }) => shown.has(id));
  const steps = board.steps.map((step) => {
    const arriving = moved.filter((row) => row.state === step.state && !step.rows.some(({ id }) => id === row.id));
    const stays = step.rows.flatMap((row) => {
      const next = rows.get(row.id) ?? row;
      return next.state === step.state && !next.suspicious ? [next] : [];
    });
    const isOut = step.state === 'declined' || step.state === 'withdrawn';
    return {
      state: step.state,
      total: step.total + arriving.length - (step.rows.length - stays.length),
      rows: isOut ? [...arriving, ...stays] : [...stays, ...arriving],
    };
  });
  return { ...board, steps };
}

/** Puts changed rows into every list and board, and into every open application. Returns a function that restores the previous data. */
export function putRows(queries: QueryClient, changedRows: readonly ApplicationRow[]): () => void {
  const rows = new Map(changedRows.map((row) => [row.id, row]));
  const lists = queries.getQueriesData<InfiniteData<ApplicationPage>>({ queryKey: listsKey });
  const boards = queries.getQueriesData<ApplicationBoard>({ queryKey: boardsKey });
  const details = changedRows.map(({ id }) => [detailKey(id), queries.getQueryData<ApplicationDetail>(detailKey(id))] as const);
  for (const [key, list] of lists) if (list) queries.setQueryData(key, withRowsInList(list, rows));
  for (const [key, board] of boards) if (board) queries.setQueryData(key, withRowsOnBoard(board, rows));
  for (const [key, detail] of details) if (detail) queries.setQueryData(key, { ...detail, ...rows.get(detail.id) });
  return () => {
    for (const [key, data] of [...lists, ...boards, ...details]) if (data) queries.setQueryData(key, data);
  };
}

/** The row of a whole application, as lists have it. */
export function rowOf({
  resume,
  jobTitles,
  statusUrl,
  lastReply,
  timeline,
  others,
  draft,
  writing,
  retentionMonths,
  ...row
}: ApplicationDetail): ApplicationRow {
  return row;
}

/** An application as it is known although no list has it: it was opened by a link. */
export function openedRow(queries: QueryClient, id: string | undefined): ApplicationRow | undefined {
  const detail = id === undefined ? undefined : queries.getQueryData<ApplicationDetail>(detailKey(id));
  return detail && rowOf(detail);
}
