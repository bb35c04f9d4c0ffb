import { Worker } from 'node:worker_threads';
import type { CompanyValues } from '#contract/company';
import type { Locale } from '#contract/locales';

/** Describes what a thread is given; the lists of the site stay outside. */
export interface ThreadRequest {
  /** URL of the module with `renderPage`. */
  entry: string;
  url: string;
  /** The site's public origin. */
  site: string;
  locale: Locale;
  company: CompanyValues;
}

/** A response as it crosses to another thread. */
export interface ThreadResponse {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
}

/**
 * Renders a file in a thread of its own: one that takes seconds of processor time would hold up every request. Rejects with the error of a
 * rendering that fails, or when the thread ends without a response.
 */
export async function renderInThread(request: ThreadRequest): Promise<Response> {
  const thread = new Worker(new URL('render-thread.ts', import.meta.url), { workerData: request });
  const response = await new Promise<ThreadResponse>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The thread that renders ${request.url} ended with code ${code} and no response`)));
  });
  return new Response(response.body, response);
}
