import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Milliseconds for which a finger rests on a row. */
const pressMs = 450;
/** Pixels that it may stray. */
const tolerance = 10;

interface TouchSelection {
  /** Whether rows are being selected: then a tap selects one, and opens none. */
  isSelecting: boolean;
  /** A finger has rested on a row, which has this id in `data-row`. */
  onBegin(id: string): void;
  onToggle(id: string): void;
}

/** For what has the rows in it: a long press begins to select them. */
export function useTouchSelection({ isSelecting, onBegin, onToggle }: TouchSelection) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  /** The finger that began it is still to be lifted, which the browser takes for a click. */
  const hasBegun = useRef(false);

  const end = () => clearTimeout(press.current?.timer);
  return {
    'data-selecting': isSelecting || undefined,
    onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void {
      end();
      hasBegun.current = false;
      const id = rowOf(target);
      if (pointerType === 'mouse' || isSelecting || id === undefined) return;
      const timer = setTimeout(() => {
        hasBegun.current = true;
        onBegin(id);
      }, pressMs);
      press.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > tolerance) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** Instead of the browser's menu of a link. */
    onContextMenu(event: MouseEvent<HTMLElement, globalThis.MouseEvent | globalThis.PointerEvent>): void {
      const { nativeEvent } = event;
      if (rowOf(event.target) !== undefined && 'pointerType' in nativeEvent && nativeEvent.pointerType !== 'mouse') event.preventDefault();
    },
    onClickCapture(event: MouseEvent): void {
      const id = rowOf(event.target);
      if (id === undefined || !(isSelecting || hasBegun.current)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!hasBegun.current) onToggle(id);
      hasBegun.current = false;
    },
  };
}

const rowOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
