import { GripVertical } from 'lucide-react';
import { fillSentence } from '#contract/text/fill-sentence';
import type { Order } from './use-order.ts';

interface MoveHandleProps<Row extends { id: string; place: number | null }> {
  order: Order<Row>;
  row: Row;
  className: string;
}

/** Moves a row by dragging it, or with the arrow keys; there is none where a place has no neighbours. */
export function MoveHandle<Row extends { id: string; place: number | null }>({ order, row, className }: MoveHandleProps<Row>) {
  const { total, isWhole, text, nameOf, move, handle } = order;
  const { id, place } = row;
  if (!isWhole || place === null) return null;
  return (
    <button
      type="button"
      className={`cursor-grab touch-none ${className}`}
      aria-label={fillSentence(text.move, { name: nameOf(row), place, count: total })}
      title={text.moveHint}
      onKeyDown={(event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        // With Alt it is heard of by the screen.
        if (!step || event.altKey) return;
        event.preventDefault();
        move(id, place + step);
      }}
      {...handle(id)}
    >
      <GripVertical className="icon" aria-hidden />
    </button>
  );
}
