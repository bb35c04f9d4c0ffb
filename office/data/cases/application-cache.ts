import type { InfiniteData } from '@tanstack/react-query';
import type { ApplicationBoard, ApplicationPage, ApplicationQuery, ApplicationRow, ChangeApplication } from '#contract/office/applications';

export type ApplicationListQuery = Omit<ApplicationQuery, 'after' | 'limit'>;

/** Changes an application as the server will. */
export function changed<Row extends ApplicationRow>(row: Row, { told, ...change }: ChangeApplication, now: Date): Row {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<ApplicationRow>;
  const next = { ...row, ...given };
  if (told !== undefined) next.declineNotifiedAt = told ? (row.declineNotifiedAt ?? now.toISOString()) : null;
  if (change.state !== undefined && change.state !== row.state) next.since = change.state === 'new' ? row.receivedAt : now.toISOString();
  return next;
}

/** A list with changed rows in it. They stay where they are until the list is fetched anew: nothing jumps under the reader. */
export function withRowsInList(
  list: InfiniteData<ApplicationPage>,
  rows: ReadonlyMap<string, ApplicationRow>,
): InfiniteData<ApplicationPage> {
  return { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.map((row) => rows.get(row.id) ?? row) })) };
}

/** A board with changed rows in it: those that were moved stand last in their step, or first among those who are out. */
export function withRowsOnBoard(board: ApplicationBoard, rows: ReadonlyMap<string, ApplicationRow>): ApplicationBoard {
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
