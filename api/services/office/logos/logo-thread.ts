// The thread of `renderInThread`: a file in, an answer out, one after the other.
import { parentPort } from 'node:worker_threads';
import { UnfitLogo } from './logo-problem.ts';
import type { RenderAnswer, RenderRequest } from './render-in-thread.ts';
import { renderLogo } from './render-logo.ts';

parentPort?.on('message', ({ content, crop }: RenderRequest) => {
  renderLogo(Buffer.from(content), crop).then(
    (rendered) => answer({ ok: true, rendered }),
    // Whatever a decoder or a parser says of a file is about the file.
    (error: unknown) => answer({ ok: false, problem: error instanceof UnfitLogo ? error.problem : 'unreadable' }),
  );
});

const answer = (message: RenderAnswer) => parentPort?.postMessage(message);
