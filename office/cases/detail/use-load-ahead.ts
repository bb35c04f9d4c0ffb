import { useEffect } from 'react';

/**
 * Loads code that is likely to be needed next, when the browser has nothing else to do.
 *
 * @param load the same in every render
 */
export function useLoadAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Without a connection it is loaded, or reported, when it is needed.
    const run = () => void load().catch(() => undefined);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(run, 500);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(run);
    return () => cancelIdleCallback(waiting);
  }, [load]);
}
