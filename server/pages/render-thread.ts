// The thread of `renderInThread`.
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderRequest } from '../assets/built-site.ts';
import type { ThreadRequest, ThreadResponse } from './render-in-thread.ts';

const { entry, url, site, locale, company } = workerData as ThreadRequest;
const { renderPage } = (await import(entry)) as { renderPage: RenderRequest };
const noData = new Proxy({} as App.Locals['data'], {
  get() {
    throw new Error(`${url} is rendered in a thread, which has no data`);
  },
});
const response = await renderPage(new Request(url), { site: new URL(site), locale, apiOrigin: undefined, company, data: noData });
if (!response) throw new Error(`The site has nothing at ${url}`);
const message: ThreadResponse = { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
parentPort?.postMessage(message, [message.body]);
