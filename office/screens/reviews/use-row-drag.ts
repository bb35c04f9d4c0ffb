import type { RefObject } from 'react';
import { rowGivingWay, useDrag } from '../../parts/hooks/use-drag.ts';
import type { PublicOrder } from './use-public-order.ts';

/** Moves a row of a list by its handle; Esc puts it back. Rows are `li` with `data-id`, inside `lists`. */
export const useRowDrag = (lists: RefObject<HTMLElement | null>, { reviews, move, save, cancel }: PublicOrder) =>
  useDrag<string>({
    onMove(id, { clientY }) {
      const rows = [...(lists.current?.querySelectorAll<HTMLElement>('li[data-id]') ?? [])];
      const at = rows.findIndex((row) => row.dataset.id === id);
      const over = rowGivingWay(rows, at, clientY);
      if (over === undefined) return;
      const place = reviews.findIndex((review) => review.id === rows[over]?.dataset.id);
      move(id, place, true);
    },
    onDrop: save,
    onCancel: cancel,
  });
