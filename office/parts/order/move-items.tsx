import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, type LucideIcon } from 'lucide-react';
import { MenuItem } from '../buttons/menu.tsx';
import type { Order } from './use-order.ts';

interface MoveItemsProps<Row extends { id: string; place: number | null }> {
  order: Order<Row>;
  row: Row;
}

/** Items of a row's menu that move it; steps where the neighbours are in view. */
export function MoveItems<Row extends { id: string; place: number | null }>({ order, row: { id, place } }: MoveItemsProps<Row>) {
  const { total, isWhole, text, move } = order;
  if (place === null) return null;
  const item = (label: string | undefined, Icon: LucideIcon, to: number, keys?: string) =>
    label !== undefined && <MenuItem icon={Icon} keys={keys} label={label} onSelect={() => move(id, to)} />;
  return (
    <>
      {place > 1 && item(text.toTop, ArrowUpToLine, 1)}
      {place > 1 && isWhole && item(text.earlier, ArrowUp, place - 1, 'Alt+ArrowUp')}
      {place < total && isWhole && item(text.later, ArrowDown, place + 1, 'Alt+ArrowDown')}
      {place < total && item(text.toEnd, ArrowDownToLine, total)}
    </>
  );
}
