import { useCallback, useRef } from 'react';
import { afterNextPaint } from '#ui/after-next-paint.ts';

/**
 * Does something once the frame that answers a key is painted: of several the newest. Nothing, when the page has another address by then: somebody
 * went elsewhere.
 */
export function useAfterPaint(): (work: () => void) => void {
  const newest = useRef<() => void>(undefined);
  return useCallback((work) => {
    const from = location.href;
    newest.current = work;
    void afterNextPaint().then(() => {
      if (newest.current !== work) return;
      newest.current = undefined;
      if (location.href === from) work();
    });
  }, []);
}
