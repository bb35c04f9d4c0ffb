import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useIsPhone } from '../parts/hooks/use-is-phone.ts';
import { useStableHandlers } from '../parts/hooks/use-stable-handlers.ts';
import { toggled } from './toggled.ts';
import type { ChangeSearch } from './use-list-search.ts';

/** One for all: what is not selected before and after is not rendered again. */
const nothing: ReadonlySet<string> = new Set();

/**
 * The rows that are selected. With Shift all between the last one and this are. On a phone, where no row has a box, selecting stands in the address
 * (`search.select`), so that going back leaves it.
 */
export function useListSelection<Row extends { id: string }, Search extends { select?: true | undefined }>(
  rows: readonly Row[],
  { select }: Search,
  change: ChangeSearch<Search>,
) {
  const { history } = useRouter();
  const [selected, setSelected] = useState(nothing);
  const isSelecting = useIsPhone() && select === true;
  const hasEntry = useRef(false);
  const anchorId = useRef<string>(undefined);
  useEffect(() => (isSelecting ? () => setSelected(nothing) : undefined), [isSelecting]);

  function leave(): void {
    if (hasEntry.current) history.back();
    else change({ select: undefined } as Partial<Search>, { replace: true });
    hasEntry.current = false;
  }

  // The same in every render: a row that has not changed is not painted again.
  const handlers = useStableHandlers({
    toggle(row: Row, isRange = false): void {
      const [from, to] = [rows.findIndex(({ id }) => id === anchorId.current), rows.findIndex(({ id }) => id === row.id)];
      anchorId.current = row.id;
      if (isRange && from !== -1) handlers.add(rows.slice(Math.min(from, to), Math.max(from, to) + 1));
      else setSelected((before) => new Set(toggled([...before], row.id)));
    },
    toggleId(id: string): void {
      const row = rows.find((each) => each.id === id);
      if (row) handlers.toggle(row);
    },
    add: (more: readonly Row[]): void => setSelected((before) => new Set([...before, ...more.map(({ id }) => id)])),
    selectAll: (isSelected: boolean): void => setSelected(isSelected ? new Set(rows.map(({ id }) => id)) : nothing),
    /** On a phone, with the row that it begins with, if it is one. */
    begin(id?: string): void {
      hasEntry.current = true;
      change({ select: true } as Partial<Search>);
      if (id !== undefined) setSelected(new Set([id]));
    },
    /** Selects nothing any more. */
    clear(): void {
      setSelected(nothing);
      if (isSelecting) leave();
    },
  });
  return { selected, rows: rows.filter(({ id }) => selected.has(id)), isSelecting, ...handlers };
}

export type ListSelection<Row extends { id: string } = never> = Omit<ReturnType<typeof useListSelection<Row, object>>, 'rows'>;
