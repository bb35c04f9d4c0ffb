import type { RefObject } from 'react';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import type { Places } from './use-places.ts';

interface ClientKeys {
  /** Contain the clients: each is an element with `data-id` and a link. */
  lists: RefObject<HTMLElement | null>;
  places: Places;
  isWhole: boolean;
  onNew(): void;
}

/** J and K go from client to client, Alt with an arrow moves the one that has the focus, C makes a new one. */
export function useClientKeys({ lists, places, isWhole, onNew }: ClientKeys): void {
  const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;

  const go = (step: 1 | -1) => {
    const links = [...(lists.current?.querySelectorAll<HTMLElement>('[data-id] a') ?? [])];
    const at = links.findIndex((link) => link.closest<HTMLElement>('[data-id]')?.dataset.id === focusedId());
    const next = links[at === -1 ? 0 : at + step];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const move = (step: 1 | -1) => {
    const client = places.rows.find(({ id }) => id === focusedId());
    if (client?.place != null) places.move(client.id, client.place + step);
  };

  useShortcut('lists', { c: onNew, j: () => go(1), k: () => go(-1) });
  useShortcut('order', { 'Alt+ArrowUp': () => move(-1), 'Alt+ArrowDown': () => move(1) }, { isOn: isWhole });
}
