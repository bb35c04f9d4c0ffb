import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { BuiltSite } from '../assets/built-site.ts';
import { PreparableResponse, type PreparedResponses } from '../assets/prepared-responses.ts';
import type { StaticResponse } from '../assets/static-response.ts';
import type { Looking, ViewCounter } from '../views/view-counter.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey, pathnameOf } from './page-key.ts';

export interface FastPathOptions {
  site: BuiltSite;
  pages: PageCache;
  prepared: PreparedResponses;
  /** Counts pages that are seen; undefined where nothing is stored here. */
  views: ViewCounter | undefined;
  /** Called when a response has been sent; what Fastify sends has hooks for that. */
  onResponse(request: IncomingMessage, response: PreparableResponse, milliseconds: number): void;
}

/** Requests with one of these headers want something else than the whole file with status 200, or bring a body. */
const specialHeaders = new Set(['content-length', 'expect', 'if-none-match', 'if-range', 'range', 'transfer-encoding', 'upgrade']);

/** The header objects that `PreparedResponses` compares by identity. */
const cacheHeaders = { hit: { 'x-page-cache': 'hit' }, stale: { 'x-page-cache': 'stale' } };

interface PlainGet extends Looking {
  acceptEncoding: string | undefined;
}

interface PendingRequest {
  request: IncomingMessage;
  response: PreparableResponse;
  get: PlainGet;
  startedAt: number;
  file: StaticResponse | undefined;
  /** Identifies a page in the cache. */
  page: string;
}

/**
 * Responds to plain GET requests for files and cached pages before Fastify sees them, with the same headers; everything else, and everything
 * while the server closes, is left to Fastify. See docs/decisions/0309-prepared-responses.md.
 */
export function addFastPath(app: FastifyInstance, { site, pages, prepared, views, onResponse }: FastPathOptions): void {
  const { server } = app;
  /** Requests of this turn of the event loop. Their responses are written together: a client on this machine is woken up once for all. */
  let pending: PendingRequest[] = [];

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const accepted = server.listening && response instanceof PreparableResponse ? acceptPlainGet(request, response) : undefined;
    if (!accepted) {
      app.routing(request, response);
      return;
    }
    pending.push(accepted);
    if (pending.length === 1) setImmediate(respondToPending);
  });

  /** Undefined when the request is for Fastify. */
  function acceptPlainGet(request: IncomingMessage, response: PreparableResponse): PendingRequest | undefined {
    const { url = '' } = request;
    const get = readPlainGet(request);
    if (!get) return undefined;
    const file = site.staticResponses.get(pathnameOf(url));
    const page = file ? '' : pageKey(url);
    if (!file && !pages.has(page)) return undefined;
    return { request, response, get, startedAt: performance.now(), file, page };
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

  function respond(pendingRequest: PendingRequest, content: StaticResponse | undefined, extraHeaders?: Record<string, string>): void {
    const { request, response, get, startedAt, file, page } = pendingRequest;
    const bytes = content && serialize(content, get.acceptEncoding, extraHeaders);
    if (!bytes) {
      app.routing(request, response);
      return;
    }
    response.on('finish', () => onResponse(request, response, performance.now() - startedAt));
    response.endPrepared(bytes);
    if (!file) views?.countPage(page, get);
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
function readPlainGet({ method, httpVersion, rawHeaders }: IncomingMessage): PlainGet | undefined {
  if (method !== 'GET' || httpVersion !== '1.1') return undefined;
  let hosts = 0;
  const get: PlainGet = { acceptEncoding: undefined, userAgent: undefined, purpose: undefined, destination: undefined };
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    const value = rawHeaders[index + 1] ?? '';
    if (specialHeaders.has(name) || (name === 'connection' && value.toLowerCase() !== 'keep-alive')) return undefined;
    if (name === 'host') hosts += 1;
    else if (name === 'user-agent') get.userAgent = value;
    else if (name === 'sec-fetch-dest') get.destination = value;
    else if (name === 'sec-purpose' || name === 'purpose') get.purpose = value;
    else if (name === 'accept-encoding') get.acceptEncoding = get.acceptEncoding === undefined ? value : `${get.acceptEncoding}, ${value}`;
  }
  return hosts === 1 ? get : undefined;
}
