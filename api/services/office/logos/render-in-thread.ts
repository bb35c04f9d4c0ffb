import { queuedThread } from '../../../threads/queued-thread.ts';
import type { RenderAnswer, RenderRequest } from './logo-thread.ts';

const draw = queuedThread<RenderRequest, RenderAnswer>({
  module: new URL('logo-thread.ts', import.meta.url),
  // For one file, the start of the thread included, on a machine that has other things to do.
  deadlineMs: 25_000,
  // Pixels are outside of the thread's own memory, and limited by their number.
  resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
  // The library's native part has to be loaded by this thread before another one loads it.
  prepare: () => import('sharp'),
  maxWaiting: 8,
});

/**
 * Draws logos in a thread of their own, one after the other: a file that takes too long, or too much memory, ends with the thread, and visitors
 * are served meanwhile. Throws ThreadBusy.
 */
export const renderInThread = async (request: RenderRequest): Promise<RenderAnswer> =>
  // Too late, or out of memory: of this file, this is all that can be said.
  (await draw(request)) ?? { ok: false, problem: 'tooComplex' };
