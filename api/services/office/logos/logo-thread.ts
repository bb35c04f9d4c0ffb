// The thread of `renderInThread`: a file in, an answer out, one after the other.
import { parentPort } from 'node:worker_threads';
import type { Crop } from '#contract/office/pictures/logos';
import { type LogoProblem, UnfitLogo } from './logo-problem.ts';
import { type RenderedLogo, renderLogo } from './render-logo.ts';

/** Describes what the thread is given. */
export interface RenderRequest {
  content: Uint8Array;
  crop: Crop | null;
}

export type RenderAnswer = { ok: true; rendered: RenderedLogo } | { ok: false; problem: LogoProblem };

parentPort?.on('message', ({ content, crop }: RenderRequest) => {
  renderLogo(Buffer.from(content), crop).then(
    (rendered) => answer({ ok: true, rendered }),
    // Whatever a decoder or a parser says of a file is about the file.
    (error: unknown) => answer({ ok: false, problem: error instanceof UnfitLogo ? error.problem : 'unreadable' }),
  );
});

const answer = (message: RenderAnswer) => parentPort?.postMessage(message);
