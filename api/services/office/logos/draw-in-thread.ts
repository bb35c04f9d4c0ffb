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

/** Megabytes of the thread's own memory. Pixels are outside of it, and limited by their number. */
const resourceLimits = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };

/** Too many files at once. */
export class LogosBusy extends Error {
  override readonly name = 'LogosBusy';
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a logo in a thread of its own, one after the other: a file that takes too long, or too much memory, ends with its thread, and visitors
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

async function draw(workerData: DrawRequest): Promise<DrawAnswer> {
  // The library's native part has to be loaded by this thread before another one loads it.
  await import('sharp');
  const thread = new Worker(new URL('logo-thread.ts', import.meta.url), { workerData, resourceLimits, env: {} });
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  try {
    const [answer] = (await once(thread, 'message', { signal: deadline.signal })) as [DrawAnswer];
    return answer;
  } catch {
    // Aborted, or out of memory: of this file, this is all that can be said.
    return { ok: false, problem: 'tooComplex' };
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
