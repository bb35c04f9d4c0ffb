import type { RefObject } from 'react';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';

interface ClientKeys {
  /** Contain the clients: each is an element with `data-id` and a link. */
  lists: RefObject<HTMLElement | null>;
  onNew(): void;
}

/** J and K go from client to client, C makes a new one. */
export function useClientKeys({ lists, onNew }: ClientKeys): void {
  const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;

  const go = (step: 1 | -1) => {
    const links = [...(lists.current?.querySelectorAll<HTMLElement>('[data-id] a') ?? [])];
    const at = links.findIndex((link) => link.closest<HTMLElement>('[data-id]')?.dataset.id === focusedId());
    const next = links[at === -1 ? 0 : at + step];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };

  useShortcut('lists', { c: onNew, j: () => go(1), k: () => go(-1) });
}
