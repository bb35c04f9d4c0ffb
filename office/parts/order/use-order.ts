import { type RefObject, useEffect, useRef, useState } from 'react';
import { movedTo } from '#contract/office/places';
import { fillSentence } from '#contract/text/fill-sentence';
import { useAction } from '../messages/use-action.ts';
import { useShortcut } from '../shortcuts/shortcuts.ts';
import { useDrag } from './use-drag.ts';
import { useFocusOfMoved } from './use-focus-of-moved.ts';

/** Milliseconds without another move after which a place is sent: what goes up ten places goes in one step, not in ten. */
const debounceMs = 800;

interface Placed {
  id: string;
  /** From 1; null: it is not among those that have an order. */
  place: number | null;
}

interface OrderOptions<Row> {
  /** Contains the rows or cells, which are elements with `data-id`. */
  list: RefObject<HTMLElement | null>;
  /** Rows that are loaded, in their order. */
  loaded: readonly Row[];
  total: number;
  /** All of them are shown, from the first on: only then does a place have its neighbours. */
  isWhole?: boolean;
  nameOf(row: Row): string;
  /** Resolves when the lists have come anew. */
  send(row: Row, place: number): Promise<unknown>;
  /** With `{name}`, `{place}` and `{count}`. `toTop` and `toEnd` where the list is long. */
  text: { move: string; moveHint: string; moved: string; earlier: string; later: string; toTop?: string; toEnd?: string };
  /** Without it nothing is said: what is ordered is only being written. */
  done?: string;
  failed: string;
}

interface Move<Row> {
  row: Row;
  place: number;
  /** A pointer holds it. */
  isHeld: boolean;
}

export type Order<Row extends Placed> = ReturnType<typeof useOrder<Row>>;

/** A list in the order that a person makes of it: with a handle, with keys, or with a menu. Shown at once, and sent when it rests. */
export function useOrder<Row extends Placed>(options: OrderOptions<Row>) {
  const { list, loaded, total, isWhole = true, nameOf, text, done, failed } = options;
  const [moves, setMoves] = useState<readonly Move<Row>[]>([]);
  const [announcement, setAnnouncement] = useState('');
  /** The last of the moves, while it is not sent. */
  const open = useRef<Move<Row>>(undefined);
  const rows = isWhole ? moves.reduce(withMove, loaded) : loaded;
  const movedId = moves.at(-1)?.row.id;

  const send = useAction({
    run: (row: Row, place: number) => options.send(row, place),
    done: (_, row, place) => done && fillSentence(done, { name: nameOf(row), place }),
    failed: (_, row) => fillSentence(failed, { name: nameOf(row) }),
  });

  function replace(move: Move<Row> | undefined, next?: Move<Row>): void {
    setMoves((all) => [...all.filter((other) => other !== move), ...(next ? [next] : [])]);
  }

  /** Places beyond the ends are the ends. */
  function move(id: string, place: number, isHeld = false): void {
    if (open.current && open.current.row.id !== id) save();
    const row = open.current?.row ?? rows.find((other) => other.id === id);
    if (row?.place == null) return;
    const bounded = Math.min(Math.max(place, 1), total);
    if ((open.current?.place ?? row.place) === bounded) return;
    const next = { row, place: bounded, isHeld };
    replace(open.current, next);
    open.current = next;
    setAnnouncement(fillSentence(text.moved, { name: nameOf(row), place: bounded, count: total }));
  }

  /** Sends it now. It stays shown where it was put until the lists have come anew. */
  function save(): void {
    const made = open.current;
    open.current = undefined;
    if (made?.place === made?.row.place) replace(made);
    else if (made) void send(made.row, made.place).finally(() => replace(made));
  }

  /** Puts it back to where it was when the move began. */
  function cancel(): void {
    replace(open.current);
    open.current = undefined;
  }

  const newestSave = useRef(save);
  useEffect(() => {
    newestSave.current = save;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useEffect(() => {
    if (!open.current || open.current.isHeld) return;
    const timer = setTimeout(() => newestSave.current(), debounceMs);
    return () => clearTimeout(timer);
  }, [moves]);
  useEffect(() => () => newestSave.current(), []);

  const placeOf = (id: string | undefined) => rows.find((row) => row.id === id)?.place ?? undefined;
  const moveFocused = (step: 1 | -1) => () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;
    const place = placeOf(id);
    if (id !== undefined && place !== undefined) move(id, place + step);
  };
  useShortcut('order', { 'Alt+ArrowUp': moveFocused(-1), 'Alt+ArrowDown': moveFocused(1) }, { isOn: isWhole });
  useFocusOfMoved(list, movedId, rows);
  const drag = useDrag({
    list,
    onOver: (id, overId) => move(id, placeOf(overId) ?? 0, true),
    onDrop: save,
    onCancel: cancel,
  });

  return {
    rows,
    total,
    isWhole,
    text,
    nameOf,
    /** Says where the last moved one is now, for those who do not see it. */
    announcement,
    isMoving: (id: string) => id === movedId || id === drag.draggedId,
    handle: drag.handle,
    move,
    save,
  };
}

/** The rows with one at another place; beyond those that are loaded it is not among them. */
function withMove<Row extends Placed>(rows: readonly Row[], { row: { id }, place }: Move<Row>): readonly Row[] {
  const row = rows.find((other) => other.id === id);
  if (!row) return rows;
  const moved = place > rows.length ? rows.filter((other) => other !== row) : movedTo(rows, row, place);
  return moved.map((other, index) => ({ ...other, place: index + 1 }));
}
