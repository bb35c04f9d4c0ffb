// The thread of `pictureThread`: a file in, an answer out, one after the other.
import { parentPort } from 'node:worker_threads';
import type { FocalPoint } from '#contract/pictures';
import { type EncodedForm, encodePicture, type FormShape } from './encode-picture.ts';
import { type PictureProblem, UnfitPicture } from './picture-problem.ts';
import { type WrittenPicture, writeSource } from './write-source.ts';

/** Describes what the thread is given: a file of a person, or a picture that is to be cut. */
export type PictureWork = { file: Uint8Array } | { source: Uint8Array; form: FormShape; focal: FocalPoint };

export type PictureAnswer<Result = WrittenPicture | EncodedForm> = { ok: true; result: Result } | { ok: false; problem: PictureProblem };

parentPort?.on('message', (work: PictureWork) => {
  run(work).then(
    (result) => answer({ ok: true, result }),
    // Whatever a decoder says of a file is about the file.
    (error: unknown) => answer({ ok: false, problem: error instanceof UnfitPicture ? error.problem : 'unreadable' }),
  );
});

const run = async (work: PictureWork): Promise<WrittenPicture | EncodedForm> =>
  'file' in work ? writeSource(Buffer.from(work.file)) : encodePicture(Buffer.from(work.source), work.form, work.focal);

const answer = (message: PictureAnswer) => parentPort?.postMessage(message);
