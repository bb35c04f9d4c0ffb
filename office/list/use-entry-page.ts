import { useRef } from 'react';
import { useShortcut } from '../parts/shortcuts/shortcuts.ts';
import { useFocusedRow } from './use-focused-row.ts';

/**
 * The keys of a list of entries with a panel beside it: C adds one, Escape closes the panel, and the focus goes back to its row.
 *
 * @param id of the one in the panel, also where there is none with it
 */
export function useEntryPage(id: string | undefined, isOpen: boolean, onOpen: (id: string | undefined) => void) {
  const page = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    const row = page.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id ?? '')}"] a`);
    onOpen(undefined);
    // What the panel covered on a narrow window is there again with the next frame.
    requestAnimationFrame(() => (row?.isConnected ? row : addButton.current)?.focus());
  };
  useFocusedRow(page);
  useShortcut('lists', { c: () => onOpen('new') });
  useShortcut('everywhere', { Escape: close }, { isOn: isOpen });
  return { page, addButton, close };
}
