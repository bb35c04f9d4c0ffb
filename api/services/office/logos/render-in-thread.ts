import { serialThread } from '../../../threads/serial-thread.ts';
import type { RenderAnswer, RenderRequest } from './logo-thread.ts';

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

const draw = serialThread<RenderRequest, RenderAnswer>({
  module: new URL('logo-thread.ts', import.meta.url),
  deadlineMs,
  resourceLimits,
  // The library's native part has to be loaded by this thread before another one loads it.
  prepare: () => import('sharp'),
});

let waiting = 0;

/**
 * Draws logos in a thread of their own, one after the other: a file that takes too long, or too much memory, ends with the thread, and visitors
 * are served meanwhile. Throws LogosBusy.
 */
export async function renderInThread(request: RenderRequest): Promise<RenderAnswer> {
  if (waiting >= maxWaiting) throw new LogosBusy('Too many logos wait to be drawn');
  waiting += 1;
  try {
    // Too late, or out of memory: of this file, this is all that can be said.
    return (await draw(request)) ?? { ok: false, problem: 'tooComplex' };
  } finally {
    waiting -= 1;
  }
}
