import { useLayoutEffect, useRef, useState } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: handlers of any arguments
type Handlers = Record<string, (...args: any[]) => unknown>;

/**
 * Handlers that are the same in every render and do what the newest would: what they are given to need not be rendered again. Not for use while
 * rendering.
 */
export function useStableHandlers<Given extends Handlers>(given: Given): Given {
  const newest = useRef(given);
  useLayoutEffect(() => {
    newest.current = given;
  });
  const [stable] = useState(() =>
    Object.fromEntries(Object.keys(given).map((name) => [name, (...args: unknown[]) => newest.current[name]?.(...args)])),
  );
  return stable as Given;
}
