// The thread of `drawInThread`: one file, one answer.
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawAnswer, DrawRequest } from './draw-in-thread.ts';
import { drawLogo } from './draw-logo.ts';
import { UnfitLogo } from './logo-problem.ts';

const { content, crop } = workerData as DrawRequest;
let answer: DrawAnswer;
try {
  answer = { ok: true, drawn: await drawLogo(Buffer.from(content), crop) };
} catch (error) {
  // Whatever a decoder or a parser says of a file is about the file.
  answer = { ok: false, problem: error instanceof UnfitLogo ? error.problem : 'unreadable' };
}
parentPort?.postMessage(answer);
