// The thread of `previewOf`: a picture in, a smaller one out, one after the other.
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';

/** Pixels of a picture that is read; a small file may claim any number. */
const maxPixels = 60_000_000;

const quality = 78;

/** Seconds for each step of the decoder. */
const timeout = { seconds: 10 };

// Beside the requests of visitors.
sharp.concurrency(1);
sharp.cache(false);

/** `size`: pixels that no side of the smaller one exceeds. */
export interface PreviewWork {
  content: Uint8Array;
  size: number;
}

/** Undefined for what is no picture. */
export type PreviewAnswer = { preview: Uint8Array | undefined };

parentPort?.on('message', ({ content, size }: PreviewWork) => {
  sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .timeout(timeout)
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
    .then(
      (preview) => answer({ preview }),
      // Whatever a decoder says of a file is about the file.
      () => answer({ preview: undefined }),
    );
});

const answer = (message: PreviewAnswer) => parentPort?.postMessage(message);
