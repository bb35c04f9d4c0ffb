import { useShortcut } from '../parts/shortcuts/shortcuts.ts';
import type { ListSelection } from './use-list-selection.ts';

interface ListKeys<Row extends { id: string }> {
  isOn: boolean;
  rows: readonly Row[];
  /** Knows the current row: -1 where the list does not have it. */
  cursor: { indexNow(): number; currentNow(): Row | undefined; move(by: 1 | -1): void };
  selection: Pick<ListSelection<Row>, 'selected' | 'isSelecting' | 'add' | 'toggle' | 'clear'>;
  /** The list is covered by what is open. */
  isCovered?: boolean;
  open(id: string): void;
  /** Leaves what is open. */
  leave(): void;
}

/** The keys that every list with a selection has. */
export function useListKeys<Row extends { id: string }>(options: ListKeys<Row>): void {
  const { isOn, rows, cursor, selection, isCovered = false, open, leave } = options;
  const selectAndMove = (by: 1 | -1) => () => {
    const index = cursor.indexNow();
    const [current, next] = [rows[index], rows[index + by]];
    if (next && current) selection.add([current, next]);
    cursor.move(by);
  };
  const select = () => {
    const current = rows[cursor.indexNow()];
    if (!isCovered && current) selection.toggle(current);
  };
  const openCurrent = () => {
    const current = cursor.currentNow();
    if (current) open(current.id);
  };
  const back = () => {
    if (selection.isSelecting || selection.selected.size > 0) selection.clear();
    else leave();
  };
  useShortcut('everywhere', { Escape: back }, { isOn });
  useShortcut(
    'lists',
    {
      j: () => cursor.move(1),
      k: () => cursor.move(-1),
      Enter: openCurrent,
      x: select,
      'Shift+J': selectAndMove(1),
      'Shift+K': selectAndMove(-1),
    },
    { isOn },
  );
}
