import { useEffect, useRef } from 'react';

/** Milliseconds without another move after which a place is sent: what goes up ten places goes in one step, not in ten. */
const restMs = 800;

/** Settles what was moved when it rests, and when the screen is left. A new `draft` is another move. */
export function useSettle(draft: object | undefined, settle: () => void): void {
  const settleNow = useRef(settle);
  useEffect(() => {
    settleNow.current = settle;
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => settleNow.current(), restMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => settleNow.current(), []);
}
