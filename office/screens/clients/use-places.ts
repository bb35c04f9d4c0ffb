import { useRef, useState } from 'react';
import type { OfficeClient } from '#contract/office/clients';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { useDebouncedSave } from '../../parts/hooks/use-debounced-save.ts';
import { useClientActions } from './use-client-actions.ts';

interface Draft {
  client: OfficeClient;
  /** From 1. */
  place: number;
  isHeld: boolean;
}

export interface Places {
  /** In the order that the person makes of them. */
  rows: readonly OfficeClient[];
  /** The client that is being moved, until it is sent. */
  movedId: string | undefined;
  /** Says where the last moved client is now, for those who do not see it. */
  announcement: string;
  /** Shown at once, and sent when it rests, unless a pointer holds it; places beyond the ends are the ends. */
  move(id: string, place: number, isHeld?: boolean): void;
  /** Sends it now. */
  save(): void;
  /** Puts it back to where it was when the move began. */
  cancel(): void;
}

/** The grid in the order that the person makes of it. `rows` are those that are loaded, from the first on; `total` are all. */
export function usePlaces(loaded: readonly OfficeClient[], total: number): Places {
  const { order: text } = useText('clients');
  const { moveTo } = useClientActions();
  const [draft, setDraft] = useState<Draft>();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef<Draft>(undefined);
  const rows = draft ? withPlace(loaded, draft) : loaded;

  function set(next: Draft | undefined): void {
    latest.current = next;
    setDraft(next);
  }

  function move(id: string, place: number, isHeld = false): void {
    if (latest.current && latest.current.client.id !== id) save();
    const client = latest.current?.client ?? rows.find((row) => row.id === id);
    if (client?.place == null) return;
    const bounded = Math.min(Math.max(place, 1), total);
    if ((latest.current?.place ?? client.place) === bounded) return;
    set({ client, place: bounded, isHeld });
    setAnnouncement(fillPlaceholders(text.moved, { name: client.name, place: bounded, count: total }));
  }

  function save(): void {
    const made = latest.current;
    if (!made) return;
    latest.current = undefined;
    // It stays shown where it was put until the lists have come anew.
    const clear = () => setDraft((present) => (present === made ? undefined : present));
    if (made.place === made.client.place) clear();
    else void moveTo(made.client, made.place).finally(clear);
  }

  useDebouncedSave(draft, save);

  return { rows, movedId: draft?.client.id, announcement, move, save, cancel: () => set(undefined) };
}

/** The rows with one at another place; beyond those that are loaded it is not among them. */
function withPlace(rows: readonly OfficeClient[], { client, place }: Draft): OfficeClient[] {
  const others = rows.filter(({ id }) => id !== client.id);
  const placed = place > rows.length ? others : others.toSpliced(place - 1, 0, client);
  return placed.map((row, index) => ({ ...row, place: index + 1 }));
}
