import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { BuiltSite } from '../assets/built-site.ts';
import { endSerialized, type PreparedResponses, takesSerialized } from '../assets/prepared-responses.ts';
import { oncePerTurn } from './once-per-turn.ts';
import type { PageCache } from './page-cache.ts';
import { pageUrl, pathnameOf } from './page-url.ts';

export interface FastPathOptions {
  site: BuiltSite;
  pages: PageCache;
  prepared: PreparedResponses;
  /** Called when a response has been sent; what Fastify sends has hooks for that. */
  onResponse(request: IncomingMessage, response: ServerResponse, milliseconds: number): void;
}

/** Requests with one of these headers want something else than the whole file with status 200, or bring a body. */
const specialHeaders = new Set(['content-length', 'expect', 'if-none-match', 'if-range', 'range', 'transfer-encoding', 'upgrade']);

/** The header objects that `PreparedResponses` compares by identity. */
const cacheHeaders = { hit: { 'x-page-cache': 'hit' }, miss: { 'x-page-cache': 'miss' }, stale: { 'x-page-cache': 'stale' } };

/**
 * Answers plain GET requests for files and cached pages before Fastify sees them, with the same headers; everything else, and everything
 * while the server closes, is left to Fastify. See docs/decisions/0309-prepared-responses.md.
 */
export function addFastPath(app: FastifyInstance, { site, pages, prepared, onResponse }: FastPathOptions): void {
  const { server } = app;
  /** Responses to requests that arrive together are written together: a client on the same machine, a proxy say, is woken up once for all. */
  const endOfTurn = oncePerTurn(async () => undefined);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const get = server.listening ? readPlainGet(request) : undefined;
    const reading = get && readFileOrPage(get);
    if (!reading) {
      app.routing(request, response);
      return;
    }
    const startedAt = performance.now();
    const send = (bytes: Buffer | undefined) => {
      if (!bytes || !takesSerialized(response)) {
        app.routing(request, response);
        return;
      }
      response.on('finish', () => onResponse(request, response, performance.now() - startedAt));
      endSerialized(response, bytes);
    };
    // Fastify tries again what failed, and logs it.
    reading.then(send, () => app.routing(request, response));
  });

  function readFileOrPage({ url, acceptEncoding }: PlainGet): Promise<Buffer | undefined> | undefined {
    const file = site.staticResponses.get(pathnameOf(url));
    if (file) return endOfTurn().then(() => prepared.bytesOf(file, acceptEncoding));
    const page = pageUrl(url);
    return pages.has(page) ? readPage(page, acceptEncoding) : undefined;
  }

  async function readPage(url: string, acceptEncoding: string | undefined): Promise<Buffer | undefined> {
    const { page, state } = await pages.get(url);
    return page?.status === 200 ? prepared.bytesOf(page.response, acceptEncoding, cacheHeaders[state]) : undefined;
  }
}

interface PlainGet {
  url: string;
  acceptEncoding: string | undefined;
}

/** Reads the raw headers: Node's `headers` object, which drops a second Host, is built only when it is asked for. */
function readPlainGet({ method, url, httpVersion, rawHeaders }: IncomingMessage): PlainGet | undefined {
  if (method !== 'GET' || httpVersion !== '1.1' || url === undefined) return undefined;
  let hosts = 0;
  let acceptEncoding: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    const value = rawHeaders[index + 1] ?? '';
    if (specialHeaders.has(name) || (name === 'connection' && value.toLowerCase() !== 'keep-alive')) return undefined;
    if (name === 'host') hosts += 1;
    if (name === 'accept-encoding') acceptEncoding = acceptEncoding === undefined ? value : `${acceptEncoding}, ${value}`;
  }
  return hosts === 1 ? { url, acceptEncoding } : undefined;
}
