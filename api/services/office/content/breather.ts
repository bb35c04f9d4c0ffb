import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work without a pause: short enough that nobody notices who asks for a page meanwhile. */
const workMs = 20;

/** Returns what a long piece of work calls between its steps: every 20 ms it lets the event loop go on with everything else. */
export function createBreather(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < workMs) return;
    await nextTurn();
    startedAt = performance.now();
  };
}
