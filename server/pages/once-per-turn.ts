import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * One reading for all callers in the same turn of the event loop, begun when all of them have called: none is given a value that was read
 * before its call.
 */
export function oncePerTurn<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  return () => {
    next ??= nextTurn().then(() => {
      next = undefined;
      return read();
    });
    return next;
  };
}
