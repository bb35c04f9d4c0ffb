import type { RefObject } from 'react';
import { useShortcut } from '../parts/shortcuts/shortcuts.ts';

/**
 * J and K of a list whose current row is the one that has the focus. Its rows are elements with `data-row`, of which the first link, or what else
 * can have the focus, is the row's.
 *
 * @param target selects what has the focus in a row, where it is not that
 */
export function useFocusedRow(list: RefObject<HTMLElement | null>, target = 'a, [tabindex]'): void {
  const step = (by: 1 | -1) => () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    next?.querySelector<HTMLElement>(target)?.focus();
  };
  useShortcut('lists', { j: step(1), k: step(-1) });
}
