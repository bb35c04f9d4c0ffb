import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Crop } from '#contract/office/logos';
import type { DrawnLogo } from './draw-logo.ts';
import type { LogoProblem } from './logo-problem.ts';

/** What the thread is given. */
export interface DrawRequest {
  content: Uint8Array;
  crop: Crop | null;
}

export type DrawAnswer = { ok: true; drawn: DrawnLogo } | { ok: false; problem: LogoProblem };

/** Milliseconds for one file, the start of the thread included, on a machine that has other things to do. */
const deadlineMs = 25_000;

/** Files that may wait for their turn; the next one is refused as on a busy day. */
const maxWaiting = 8;

/** Milliseconds after its last file for which the thread is kept. */
const idleMs = 30_000;

/** Megabytes of the thread's own memory. Pixels are outside of it, and limited by their number. */
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

/** Too many files at once. */
export class LogosBusy extends Error {
  override readonly name = 'LogosBusy';
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws logos in a thread of their own, one after the other: a file that takes too long, or too much memory, ends with the thread, and visitors
 * are served meanwhile. Throws LogosBusy.
 */
export async function drawInThread(request: DrawRequest): Promise<DrawAnswer> {
  if (waiting >= maxWaiting) throw new LogosBusy('Too many logos wait to be drawn');
  waiting += 1;
  const turn = last.then(() => draw(request));
  last = turn.catch(() => undefined);
  return turn.finally(() => {
    waiting -= 1;
  });
}

/** The thread, kept for a while: a logo that is sent is often cut next. */
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

async function draw(request: DrawRequest): Promise<DrawAnswer> {
  clearTimeout(idle);
  thread ??= await startThread();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  try {
    thread.ref();
    const answered = once(thread, 'message', { signal: deadline.signal });
    thread.postMessage(request);
    const [answer] = (await answered) as [DrawAnswer];
    return answer;
  } catch {
    // Too late, or out of memory: of this file, this is all that can be said.
    await endThread();
    return { ok: false, problem: 'tooComplex' };
  } finally {
    clearTimeout(timer);
    thread?.unref();
    idle = setTimeout(() => void endThread(), idleMs).unref();
  }
}

async function startThread(): Promise<Worker> {
  // The library's native part has to be loaded by this thread before another one loads it.
  await import('sharp');
  const started = new Worker(new URL('logo-thread.ts', import.meta.url), { resourceLimits, env: {} });
  // Between two files there is nobody to tell.
  started.on('error', () => {
    if (thread === started) thread = undefined;
  });
  return started;
}

async function endThread(): Promise<void> {
  const ended = thread;
  thread = undefined;
  await ended?.terminate();
}
