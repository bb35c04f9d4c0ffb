import { type SerialThreadOptions, serialThread } from './serial-thread.ts';

/** Too many pieces of work at once. */
export class ThreadBusy extends Error {
  override readonly name = 'ThreadBusy';
}

/**
 * Work in a thread of its own, of which so many pieces may wait for their turn; the next one is refused as on a busy day. The returned function throws
 * ThreadBusy, and resolves to undefined when the thread was ended.
 */
export function queuedThread<Request, Answer>({ maxWaiting, ...options }: SerialThreadOptions & { maxWaiting: number }) {
  const work = serialThread<Request, Answer>(options);
  let waiting = 0;
  return async (request: Request): Promise<Answer | undefined> => {
    if (waiting >= maxWaiting) throw new ThreadBusy('Too many pieces of work wait');
    waiting += 1;
    try {
      return await work(request);
    } finally {
      waiting -= 1;
    }
  };
}
