import { useEffect, useState } from 'react';
import type { ApplicationBoard, ApplicationRow } from '#contract/office/applications';
import { parseJson } from '../../data/requests/parse-json.ts';
import { orderFor, ReadingOrder } from './reading-order.ts';

/** The browser keeps it for as long as the tab is there: a reload goes on where one was. */
const key = 'office:reading-applications';

interface ReadFrom {
  /** The one that is open; undefined for none. */
  id: string | undefined;
  /** The steps of the board, where that is what one opens from; otherwise the rows of the list. */
  steps: ApplicationBoard['steps'] | undefined;
  rows: readonly ApplicationRow[];
}

/** Returns the ids of applications in the order in which one reads on from the open one. */
export function useReadingOrder({ id, steps, rows }: ReadFrom): readonly string[] {
  const [kept, setKept] = useState(() => parseJson(ReadingOrder, sessionStorage.getItem(key) ?? ''));
  const groups = steps?.map(({ state, rows: those }) => ({ name: state as string, rows: those })) ?? [{ name: 'list', rows }];
  const order = id === undefined ? undefined : orderFor(kept, id, groups);
  if (order !== kept) setKept(order);
  useEffect(() => {
    if (order) sessionStorage.setItem(key, JSON.stringify(order));
    else sessionStorage.removeItem(key);
  }, [order]);
  return order?.ids ?? [];
}
