import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { apiPaths } from '#contract/api-paths';
import { urls } from '#contract/urls';

/** Milliseconds. */
const second = 1000;
const limits = {
  /** All header lines of a request. Browsers send them in one packet. */
  headers: 5 * second,
  /** A request without a file, body included: at most 64 KiB. */
  ordinaryRequest: 15 * second,
  /** An application with its résumé. 6 MiB in two minutes is 420 kbit/s, a slow phone line. */
  upload: 120 * second,
  /** A connection that waits for its next request. Longer than the minute after which proxies usually give up, so that they end it first. */
  keepAlive: 65 * second,
  /** A connection on which nothing moves while an answer is being sent. */
  silence: 90 * second,
  /** How often Node looks for connections that are over their time; with its default of 30 s the limits above mean little. */
  check: second,
};

/** Fastify switches Node's own limits off; these switch them on. */
export const timeLimits = {
  requestTimeout: limits.upload,
  keepAliveTimeout: limits.keepAlive,
  connectionTimeout: limits.silence,
  http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check },
};

const uploadPaths: string[] = [apiPaths.applicants, apiPaths.applicants.replace('/api', ''), urls.careers];

const hasBody = (headers: IncomingHttpHeaders) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Cuts the connection of whoever sends the body of an ordinary request drop by drop: only uploads may take their time. */
export function limitOrdinaryRequests(app: FastifyInstance, limit = limits.ordinaryRequest): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!hasBody(raw.headers) || uploadPaths.includes(routeOptions.url ?? '')) return;
    const timer = setTimeout(() => raw.destroy(), limit);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
}
