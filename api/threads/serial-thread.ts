import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';

export interface SerialThreadOptions {
  /** The module that answers every message with one. */
  module: URL;
  /** Milliseconds for one message, the start of the thread included. */
  deadlineMs: number;
  resourceLimits: ResourceLimits;
  /** Does what has to be done in this thread before another one is started. */
  prepare?(): Promise<unknown>;
}

/** Milliseconds after its last message for which a thread is kept. */
const idleMs = 30_000;

/**
 * Work in a thread of its own, one piece after the other: what takes too long, or too much memory, ends with the thread, and visitors are served
 * meanwhile. The returned function resolves to undefined when it was ended.
 */
export function serialThread<Request, Answer>({ module, deadlineMs, resourceLimits, prepare }: SerialThreadOptions) {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function ask(request: Request): Promise<Answer | undefined> {
    clearTimeout(idle);
    thread ??= await start();
    const asked = thread;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), deadlineMs);
    try {
      asked.ref();
      const answered = once(asked, 'message', { signal: deadline.signal });
      asked.postMessage(request);
      const [answer] = (await answered) as [Answer];
      return answer;
    } catch {
      await end();
      return undefined;
    } finally {
      clearTimeout(timer);
      thread?.unref();
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  async function start(): Promise<Worker> {
    await prepare?.();
    const started = new Worker(module, { resourceLimits, env: {} });
    // Between two messages there is nobody to tell.
    started.on('error', () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  return (request: Request): Promise<Answer | undefined> => {
    const turn = last.then(() => ask(request));
    last = turn.catch(() => undefined);
    return turn;
  };
}
