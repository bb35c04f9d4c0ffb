import { keptBytes } from '../../files/kept-bytes.ts';
import { queuedThread } from '../../threads/queued-thread.ts';
import type { PreviewAnswer, PreviewWork } from './preview-thread.ts';

const work = queuedThread<PreviewWork, PreviewAnswer>({
  module: new URL('preview-thread.ts', import.meta.url),
  /** On a machine that has other things to do. */
  deadlineMs: 20_000,
  // Pixels are outside of the thread's own memory, and limited by their number.
  resourceLimits: { maxOldGenerationSizeMb: 128, stackSizeMb: 4 },
  // The library's native part has to be loaded by this thread before another one loads it.
  prepare: () => import('sharp'),
  maxWaiting: 40,
});

/** Bytes of previews that are kept in memory: those of the messages that are open now. */
const maxKeptBytes = 16 * 1024 * 1024;

/** Makes previews of pictures that people have sent, and keeps the last ones in memory. */
export function makePreviews() {
  const kept = keptBytes(maxKeptBytes);

  /**
   * A picture written anew as WebP, no larger than `size` pixels each way: nothing but its pixels is left of it. Undefined for a file that is no
   * picture, or takes too long. Throws ThreadBusy.
   *
   * @param key the file's own, under which its content never changes
   */
  return async (key: string, size: number, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> => {
    const name = `${key} ${size}`;
    const known = kept.get(name);
    if (known) return known;
    const content = await read();
    const answer = content && (await work({ content, size }));
    if (!answer?.preview) return undefined;
    const preview = Buffer.from(answer.preview);
    kept.keep(name, preview);
    return preview;
  };
}
