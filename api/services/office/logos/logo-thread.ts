// The thread of `drawInThread`: a file in, an answer out, one after the other.
import { parentPort } from 'node:worker_threads';
import type { DrawAnswer, DrawRequest } from './draw-in-thread.ts';
import { drawLogo } from './draw-logo.ts';
import { UnfitLogo } from './logo-problem.ts';

parentPort?.on('message', ({ content, crop }: DrawRequest) => {
  drawLogo(Buffer.from(content), crop).then(
    (drawn) => answer({ ok: true, drawn }),
    // Whatever a decoder or a parser says of a file is about the file.
    (error: unknown) => answer({ ok: false, problem: error instanceof UnfitLogo ? error.problem : 'unreadable' }),
  );
});

const answer = (message: DrawAnswer) => parentPort?.postMessage(message);
