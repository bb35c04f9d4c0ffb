import { type ForkOptions, fork } from 'node:child_process';
import type { ProcessAnswer, ProcessRequest } from './render-process.ts';

/**
 * Renders a file in a process of its own: one that takes seconds of processor time would hold up every request, and the memory that it needs once,
 * up to 200 MB, goes back to the machine only with the process. Rejects when the rendering fails, or when the process ends without a response.
 *
 * @param onRead called with the name of each text that was read
 */
export async function renderInProcess(request: ProcessRequest, onRead: (name: string) => void = () => undefined): Promise<Response> {
  const { NODE_ENV, NODE_COMPILE_CACHE } = process.env;
  const options: ForkOptions = { serialization: 'advanced', execArgv: [], env: { NODE_ENV, NODE_COMPILE_CACHE } };
  const child = fork(new URL('render-process.ts', import.meta.url), options);
  const answer = await new Promise<ProcessAnswer>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ProcessAnswer));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The process that renders ${request.url} ended with ${signal ?? `code ${code}`} and no response`)),
    );
    child.send(request);
  });
  if ('failure' in answer) throw answer.failure;
  answer.textNames.forEach(onRead);
  return new Response(answer.body, answer);
}
