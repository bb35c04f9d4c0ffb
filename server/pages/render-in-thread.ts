import { Worker } from 'node:worker_threads';
import type { ThreadRequest, ThreadResponse } from './render-thread.ts';

/**
 * Renders a file in a thread of its own: one that takes seconds of processor time would hold up every request. Rejects with the error of a
 * rendering that fails, or when the thread ends without a response.
 *
 * @param onRead called with the name of each text that was read
 */
export async function renderInThread(request: ThreadRequest, onRead: (name: string) => void = () => undefined): Promise<Response> {
  const thread = new Worker(new URL('render-thread.ts', import.meta.url), { workerData: request });
  const response = await new Promise<ThreadResponse>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The thread that renders ${request.url} ended with code ${code} and no response`)));
  });
  response.textNames.forEach(onRead);
  return new Response(response.body, response);
}
