import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { apiPaths } from '#contract/api-paths';
import { urls } from '#contract/urls';

/** Milliseconds. */
const second = 1000;
const limits = {
  /** All header lines of a request. Browsers send them in one packet, but a busy server counts the time too in which it does not read. */
  headers: 10 * second,
  /** The body of a request without a file, at most 64 KiB. The site's own pages give up after the same time. */
  ordinaryBody: 10 * second,
  /** An application with its résumé. 6 MiB in two minutes is 420 kbit/s, a slow phone line. */
  upload: 120 * second,
  /** A connection that waits for its next request. Longer than the minute after which proxies usually give up, so that they end it first. */
  keepAlive: 65 * second,
  /** A connection on which nothing moves while an answer is being sent. */
  silence: 90 * second,
  /** How often Node looks for connections that are over their time; with its default of 30 s the limits above mean little. */
  check: second,
};

/** Bytes per second that an upload needs on average to be given more time than an ordinary body: 33 kbit/s. */
const slowestUpload = 4096;

/** Fastify switches Node's own limits off; these switch them on. */
export const timeLimits = {
  requestTimeout: limits.upload,
  keepAliveTimeout: limits.keepAlive,
  connectionTimeout: limits.silence,
  http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check },
};

const uploadPaths: string[] = [apiPaths.applicants, apiPaths.applicants.replace('/api', ''), urls.careers];

const hasBody = (headers: IncomingHttpHeaders) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Cuts the connection of whoever sends a body drop by drop, whether or not the request has been answered meanwhile. Uploads get more
 * time as they go on: each `slowestUpload` bytes are good for another second.
 *
 * @param time milliseconds for an ordinary body, and for the beginning of an upload
 */
export function limitBodies(app: FastifyInstance, time = limits.ordinaryBody): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const bytesPerSecond = uploadPaths.includes(routeOptions.url ?? '') ? slowestUpload : Number.POSITIVE_INFINITY;
    if (hasBody(raw.headers)) cutWhenLate(raw, time, bytesPerSecond);
    done();
  });
}

function cutWhenLate(request: IncomingMessage, time: number, bytesPerSecond: number): void {
  const { socket } = request;
  const [startedAt, startedWith] = [performance.now(), socket.bytesRead];
  /** Milliseconds until its time is up, as far as it has come. */
  const left = () => {
    const earned = ((socket.bytesRead - startedWith) / bytesPerSecond) * second;
    return Math.min(time + earned, limits.upload) - (performance.now() - startedAt);
  };
  const look = () => {
    const remaining = left();
    if (remaining <= 0) socket.destroy();
    else timer = setTimeout(look, remaining);
  };
  let timer = setTimeout(look, time);
  const stop = () => {
    clearTimeout(timer);
    // The connection may bring many more requests.
    socket.off('close', stop);
  };
  request.once('end', stop);
  socket.once('close', stop);
}
