import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ApplicationBoard, ApplicationRow } from '#contract/office/applications';
import { afterNextPaint } from '#ui/after-next-paint.ts';
import { applicationCases } from '../../data/cases/applications.ts';
import { rowLinkId } from '../../list/row-link.tsx';

interface CursorOptions {
  /** The one that is open. */
  id: string | undefined;
  rows: readonly ApplicationRow[];
  /** The order in which one reads on from the open one. */
  order: readonly string[];
  /** Lists the steps of the board, where that is shown. */
  steps: ApplicationBoard['steps'] | undefined;
  openId(id: string, options: { replace: boolean; resetScroll: boolean }): void;
}

/** Returns which application is current, and how keys move from it to another one. */
export function useApplicationCursor({ id, rows, order, steps, openId }: CursorOptions) {
  const queries = useQueryClient();
  const [cursor, setCursor] = useState<string>();
  // Ahead of what is rendered: the next key begins there.
  const newestCursor = useRef<string>(undefined);

  const indexNow = () => {
    const now = id ?? newestCursor.current ?? rows[0]?.id;
    return rows.findIndex((row) => row.id === now);
  };
  /** The current one, also when it was opened by a link and no list has it. */
  const currentNow = () => rows[indexNow()] ?? applicationCases.openedRow(queries, id);

  // The row is highlighted by the focus; what follows from that is rendered when it has been painted.
  const follow = useCallback((rowId: string) => {
    newestCursor.current = rowId;
    void afterNextPaint().then(() => setCursor(newestCursor.current));
  }, []);

  function goTo(row: Pick<ApplicationRow, 'id'> | undefined): void {
    if (!row) return;
    follow(row.id);
    if (id !== undefined) openId(row.id, { replace: true, resetScroll: false });
    else document.getElementById(rowLinkId(row.id))?.focus();
  }

  /** On the board the focus alone highlights a card: before one has it, the first key shows which is meant. */
  function showFirst(current: ApplicationRow | undefined): boolean {
    if (!steps || !current) return false;
    const hasFocus = document.getElementById(rowLinkId(current.id))?.contains(document.activeElement) ?? true;
    if (!hasFocus) goTo(current);
    return !hasFocus;
  }

  /** The one that is read before or after the open one; undefined at the end. */
  function neighbour(by: 1 | -1): Pick<ApplicationRow, 'id'> | undefined {
    const at = id === undefined ? -1 : order.indexOf(id);
    const beside = at === -1 ? undefined : order[at + by];
    return beside === undefined ? undefined : { id: beside };
  }

  /** Within a step, down the list, or to the one that is read next. */
  function move(by: 1 | -1): void {
    if (id !== undefined) {
      goTo(neighbour(by));
      return;
    }
    const current = currentNow();
    if (showFirst(current)) return;
    const within = steps?.find(({ state }) => state === current?.state)?.rows ?? rows;
    const at = within.findIndex((row) => row.id === current?.id);
    goTo(within[at === -1 ? 0 : at + by]);
  }

  /** To the step beside, at the same height. */
  function moveAcross(by: 1 | -1): void {
    const current = currentNow();
    if (showFirst(current)) return;
    const filled = (steps ?? []).filter((step) => step.rows.length > 0);
    const at = filled.findIndex(({ state }) => state === current?.state);
    const height = filled[at]?.rows.findIndex((row) => row.id === current?.id) ?? 0;
    const beside = filled[at + by];
    goTo(beside?.rows[Math.min(Math.max(height, 0), beside.rows.length - 1)]);
  }

  /** On the board, the one that has the focus when these leave the step that the current one, one of them, is in. */
  function besideNow(leaving: readonly ApplicationRow[]): ApplicationRow | undefined {
    const current = currentNow();
    const within = steps?.find(({ state }) => state === current?.state)?.rows ?? [];
    const at = within.findIndex((row) => row.id === current?.id);
    if (!current || !leaving.includes(current)) return undefined;
    return [...within.slice(at + 1), ...within.slice(0, Math.max(at, 0)).toReversed()].find((row) => !leaving.includes(row));
  }

  return { currentId: id ?? cursor ?? rows[0]?.id, indexNow, currentNow, besideNow, neighbour, goTo, move, moveAcross, follow };
}
