import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { BuiltSite } from '../assets/built-site.ts';
import { endPrepared, type PreparedResponses } from '../assets/prepared-responses.ts';
import type { StaticResponse } from '../assets/static-response.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey, pathnameOf } from './page-key.ts';

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
const cacheHeaders = { hit: { 'x-page-cache': 'hit' }, stale: { 'x-page-cache': 'stale' } };

interface PendingRequest {
  request: IncomingMessage;
  response: ServerResponse;
  acceptEncoding: string | undefined;
  startedAt: number;
  file: StaticResponse | undefined;
  /** Identifies a page in the cache. */
  page: string;
}

/**
 * Responds to plain GET requests for files and cached pages before Fastify sees them, with the same headers; everything else, and everything
 * while the server closes, is left to Fastify. See docs/decisions/0309-prepared-responses.md.
 */
export function addFastPath(app: FastifyInstance, { site, pages, prepared, onResponse }: FastPathOptions): void {
  const { server } = app;
  /** Requests of this turn of the event loop. Their responses are written together: a client on this machine is woken up once for all. */
  let pending: PendingRequest[] = [];

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const accepted = server.listening ? acceptPlainGet(request, response) : undefined;
    if (!accepted) {
      app.routing(request, response);
      return;
    }
    pending.push(accepted);
    if (pending.length === 1) setImmediate(respondToPending);
  });

  /** Undefined when the request is for Fastify. */
  function acceptPlainGet(request: IncomingMessage, response: ServerResponse): PendingRequest | undefined {
    const { url = '' } = request;
    const get = readPlainGet(request);
    if (!get) return undefined;
    const file = site.staticResponses.get(pathnameOf(url));
    const page = file ? '' : pageKey(url);
    if (!file && !pages.has(page)) return undefined;
    return { request, response, acceptEncoding: get.acceptEncoding, startedAt: performance.now(), file, page };
  }

  async function respondToPending(): Promise<void> {
    const requests = pending;
    pending = [];
    for (const request of requests) if (request.file) respond(request, request.file);
    const forPages = requests.filter(({ file }) => !file);
    if (forPages.length === 0) return;
    const revisions = await pages.readRevisions();
    for (const request of forPages) {
      const cached = pages.lookUp(request.page, revisions);
      respond(request, cached?.page.status === 200 ? cached.page.response : undefined, cached && cacheHeaders[cached.state]);
    }
  }

  function respond(
    { request, response, acceptEncoding, startedAt }: PendingRequest,
    content: StaticResponse | undefined,
    extraHeaders?: Record<string, string>,
  ): void {
    const bytes = content && serialize(content, acceptEncoding, extraHeaders);
    if (!bytes) {
      app.routing(request, response);
      return;
    }
    response.on('finish', () => onResponse(request, response, performance.now() - startedAt));
    endPrepared(response, bytes);
  }

  function serialize(...args: Parameters<PreparedResponses['bytesOf']>): Buffer | undefined {
    try {
      return prepared.bytesOf(...args);
    } catch {
      // Fastify fails in the same way, and logs it; the other pending requests must not wait for ever.
      return undefined;
    }
  }
}

/** Reads the raw headers: Node's `headers` object, which drops a second Host, is built only on access. */
function readPlainGet({ method, httpVersion, rawHeaders }: IncomingMessage): { acceptEncoding: string | undefined } | undefined {
  if (method !== 'GET' || httpVersion !== '1.1') return undefined;
  let hosts = 0;
  let acceptEncoding: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    const value = rawHeaders[index + 1] ?? '';
    if (specialHeaders.has(name) || (name === 'connection' && value.toLowerCase() !== 'keep-alive')) return undefined;
    if (name === 'host') hosts += 1;
    if (name === 'accept-encoding') acceptEncoding = acceptEncoding === undefined ? value : `${acceptEncoding}, ${value}`;
  }
  return hosts === 1 ? { acceptEncoding } : undefined;
}
