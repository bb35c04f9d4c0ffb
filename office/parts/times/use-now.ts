import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the clock; what waits is counted in minutes. */
const stepMs = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  // Nobody has looked for a while: the clock stands where it was left.
  if (listeners.size === 0) now = Date.now();
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const notify of listeners) notify();
  }, stepMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time in milliseconds, which moves on while the component is there; one clock for all of them. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
