// The thread of `pictureThread`: a file in, an answer out, one after the other.
import { parentPort } from 'node:worker_threads';
import { type EncodedForm, encodePicture, type FormShape, type Framing } from './encode-picture.ts';
import { type EncodedShare, encodeShare } from './encode-share.ts';
import { type PictureProblem, UnfitPicture } from './picture-problem.ts';
import { type WrittenPicture, writeSource } from './write-source.ts';

/** Describes what the thread is given: a file of a person, or a picture that is to be cut, to the form of a slot or as it is shared. */
export type PictureWork = { file: Uint8Array } | { source: Uint8Array; form: FormShape | 'share'; framing: Framing };

/** Describes what the thread makes. */
export type PictureResult = WrittenPicture | EncodedForm | EncodedShare;

export type PictureAnswer<Result = PictureResult> = { ok: true; result: Result } | { ok: false; problem: PictureProblem };

parentPort?.on('message', (work: PictureWork) => {
  run(work).then(
    (result) => answer({ ok: true, result }),
    // Whatever a decoder says of a file is about the file.
    (error: unknown) => answer({ ok: false, problem: error instanceof UnfitPicture ? error.problem : 'unreadable' }),
  );
});

async function run(work: PictureWork): Promise<PictureResult> {
  if ('file' in work) return writeSource(Buffer.from(work.file));
  const { source, form, framing } = work;
  return form === 'share' ? encodeShare(Buffer.from(source), framing) : encodePicture(Buffer.from(source), form, framing);
}

const answer = (message: PictureAnswer) => parentPort?.postMessage(message);
