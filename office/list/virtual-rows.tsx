import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ElementType, type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../parts/hooks/use-is-phone.ts';

interface VirtualRowsOptions {
  count: number;
  /** Pixels. Like `keyOf` the same while the rows are: all places are reckoned anew with another one. */
  estimateSize(index: number): number;
  keyOf(index: number): string;
  /** Scrolls, on wide screens; on a phone the page does. */
  scroller: RefObject<HTMLElement | null>;
  /** Contains the rows. */
  list: RefObject<HTMLElement | null>;
  /** Called when the end comes near. */
  onEnd(): void;
}

/** Rows beyond the edges of the view that are there too. */
const overscan = 8;

/** Only the rows in view, and the room that the others take. */
export function useVirtualRows({ count, estimateSize, keyOf, scroller, list, onEnd }: VirtualRowsOptions) {
  const isPhone = useIsPhone();
  const [scrollMargin, setScrollMargin] = useState(0);
  const isPrinting = useIsPrinting();
  // Rows that come near are there a frame later: those in view do not wait for them.
  const shared = { count, estimateSize, getItemKey: keyOf, overscan: isPrinting ? count : overscan, scrollMargin, useFlushSync: false };
  const inPane = useVirtualizer({ ...shared, getScrollElement: () => scroller.current, enabled: !isPhone });
  const inWindow = useWindowVirtualizer({ ...shared, enabled: isPhone });
  const virtualizer = isPhone ? inWindow : inPane;
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);

  // How far down the rows begin in what scrolls.
  useLayoutEffect(() => {
    if (!list.current) return;
    const top = list.current.getBoundingClientRect().top;
    const start = isPhone ? top + scrollY : top - (scroller.current?.getBoundingClientRect().top ?? 0) + (scroller.current?.scrollTop ?? 0);
    setScrollMargin(Math.round(start));
  }, [isPhone, list, scroller]);

  const isNearEnd = last !== undefined && last.index >= count - overscan;
  const reachEnd = useEffectEvent(onEnd);
  // Once for every number of rows: what has come may be less than the view has room for.
  const endOf = isNearEnd ? count : undefined;
  useEffect(() => {
    if (endOf !== undefined) reachEnd();
  }, [endOf]);

  return {
    items,
    /** Pixels above the first and below the last row that is there. */
    before: Math.max(0, (items[0]?.start ?? scrollMargin) - scrollMargin),
    after: Math.max(0, virtualizer.getTotalSize() - ((last?.end ?? scrollMargin) - scrollMargin)),
    measure: virtualizer.measureElement as (element: Element | null) => void,
    scrollTo(index: number): void {
      // A row that is there needs no reckoning, which takes several layouts.
      const row = list.current?.querySelector(`[data-index="${index}"]`);
      if (row) row.scrollIntoView({ block: 'nearest' });
      else virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
}

/** On paper nothing can be scrolled to: every row that has been loaded is there. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes what is there when the event is over.
    const set = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'));
    for (const name of ['beforeprint', 'afterprint']) addEventListener(name, set);
    return () => {
      for (const name of ['beforeprint', 'afterprint']) removeEventListener(name, set);
    };
  }, []);
  return isPrinting;
}

/** Empty space of a height in pixels. The height is set by script: a style attribute would be refused by the security policy. */
export function Spacer({ as: Tag = 'div', size, children }: { as?: ElementType; size: number; children?: ReactNode }) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => element.current?.style.setProperty('block-size', `${size}px`), [size]);
  return (
    <Tag ref={element} aria-hidden="true">
      {children}
    </Tag>
  );
}
