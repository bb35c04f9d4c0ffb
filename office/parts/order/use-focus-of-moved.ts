import { type RefObject, useEffect, useRef } from 'react';

/** An element that moves in the document loses the focus, which it gets back. */
export function useFocusOfMoved(list: RefObject<HTMLElement | null>, movedId: string | undefined, rows: readonly object[]): void {
  const last = useRef<{ id: string; selector: string }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new order
  useEffect(() => {
    const focused = document.activeElement;
    const id = focused?.closest<HTMLElement>('[data-id]')?.dataset.id;
    if (id !== undefined) last.current = { id, selector: focused instanceof HTMLAnchorElement ? 'a' : 'button' };
    else if (movedId !== undefined && movedId === last.current?.id && focused === document.body)
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(movedId)}"] ${last.current.selector}`)?.focus();
  }, [list, movedId, rows]);
}
