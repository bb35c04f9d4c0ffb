import { queuedThread } from '../../../threads/queued-thread.ts';
import type { EncodedForm, FormShape, Framing } from './encode-picture.ts';
import type { EncodedShare } from './encode-share.ts';
import type { PictureAnswer, PictureResult, PictureWork } from './picture-thread.ts';
import type { WrittenPicture } from './write-source.ts';

const work = queuedThread<PictureWork, PictureAnswer>({
  module: new URL('picture-thread.ts', import.meta.url),
  // For one file or one form with all its widths, on a machine that has other things to do. A slot has two at most, and a silent connection lasts 90 s.
  deadlineMs: 42_000,
  // Pixels are outside of the thread's own memory, and limited by their number.
  resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
  // The library's native part has to be loaded by this thread before another one loads it.
  prepare: () => import('sharp'),
  maxWaiting: 8,
});

/** Runs in a thread of its own, apart from that of the logos: a picture takes longer. Throws ThreadBusy. */
async function inThread<Result extends PictureResult>(request: PictureWork): Promise<PictureAnswer<Result>> {
  const answer = await work(request);
  // Too late, or out of memory: of this file, this is all that can be said.
  return (answer as PictureAnswer<Result> | undefined) ?? { ok: false, problem: 'tooComplex' };
}

/** Writes a file of a person anew. */
export const writeSourceInThread = (file: Uint8Array) => inThread<WrittenPicture>({ file });

/** Cuts a picture to a form of a slot and writes all its files. */
export const encodeInThread = (source: Uint8Array, form: FormShape, framing: Framing) => inThread<EncodedForm>({ source, form, framing });

/** Cuts a picture to the shape in which it is shared. */
export const encodeShareInThread = (source: Uint8Array, framing: Framing) => inThread<EncodedShare>({ source, form: 'share', framing });
