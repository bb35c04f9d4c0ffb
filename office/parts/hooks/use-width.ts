import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in whole pixels, while it is shown: a chart is drawn for its place, so that its letters keep their size. */
export function useWidth(element: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    setWidth(Math.round(element.current.getBoundingClientRect().width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width || undefined;
}
