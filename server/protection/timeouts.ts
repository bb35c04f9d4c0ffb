import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { servedPaths } from '#contract/api-paths';
import { allForms } from '#contract/forms/all-forms';
import { hasFile } from '#contract/forms/form-definition';
import { localizedPath, siteLocales } from '#contract/locales';
import { officePaths } from '#contract/office/paths';

const second = 1000;

/** In milliseconds. */
const timeouts = {
  /** For all header lines of a request. Browsers send them in one packet, but the time in which a busy server does not read counts too. */
  headers: 10 * second,
  /** For a request body without a file, of at most 64 KiB. The site's own pages time out after the same time. */
  body: 10 * second,
  /** For a body with a file, such as an application with its résumé. 6 MiB in two minutes is 420 kbit/s, a slow phone line. */
  upload: 120 * second,
  /** For the next request on a connection. Longer than the usual minute of proxies, so that they are the ones that close it. */
  keepAlive: 65 * second,
  /** For a connection without any traffic while a response is being sent. */
  inactivity: 90 * second,
  /** Interval of Node's check for expired connections; its default of 30 s would make the timeouts above that much longer. */
  check: second,
};

/** Average rate that extends the timeout of an upload: 33 kbit/s. */
const minUploadBytesPerSecond = 4096;

/** Options for Fastify, which by default turns Node's own timeouts off. */
export const serverTimeouts = {
  requestTimeout: timeouts.upload,
  keepAliveTimeout: timeouts.keepAlive,
  connectionTimeout: timeouts.inactivity,
  http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
};

/** Routes that take a file: forms by the API and, without JavaScript, by their pages; logos, pictures, films, imports and attachments of the Office. */
const uploadPaths: ReadonlySet<string> = new Set([
  ...servedPaths('applicants'),
  ...allForms.filter(hasFile).flatMap(({ apiPath, page }) => [apiPath, ...siteLocales.map((locale) => localizedPath(page, locale))]),
  ...[
    officePaths.logos,
    officePaths.pictureSources,
    officePaths.pictureFilm,
    officePaths.clientFile,
    officePaths.officeFile,
    officePaths.jobFile,
  ],
  ...[officePaths.quoteDraftFiles, officePaths.applicationDraftFiles],
]);

const hasBody = (headers: IncomingHttpHeaders) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes the connection of a client that sends a request body too slowly, even when the response has been sent already. The timeout
 * of an upload grows with its progress: by a second for every `minUploadBytesPerSecond` bytes.
 *
 * @param timeoutMs for an ordinary body, and for the start of an upload
 */
export function guardAgainstSlowBodies(app: FastifyInstance, timeoutMs = timeouts.body): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const minBytesPerSecond = uploadPaths.has(routeOptions.url ?? '') ? minUploadBytesPerSecond : Number.POSITIVE_INFINITY;
    // A form that the server itself submits to its API arrives whole, by no connection.
    if (raw.socket instanceof Socket && hasBody(raw.headers)) closeWhenSlow(raw, timeoutMs, minBytesPerSecond);
    done();
  });
}

function closeWhenSlow(request: IncomingMessage, timeoutMs: number, minBytesPerSecond: number): void {
  const { socket } = request;
  const [startedAt, bytesAtStart] = [performance.now(), socket.bytesRead];
  const remainingMs = () => {
    const earnedMs = ((socket.bytesRead - bytesAtStart) / minBytesPerSecond) * second;
    return Math.min(timeoutMs + earnedMs, timeouts.upload) - (performance.now() - startedAt);
  };
  const check = () => {
    const remaining = remainingMs();
    if (remaining <= 0) socket.destroy();
    else timer = setTimeout(check, remaining);
  };
  let timer = setTimeout(check, timeoutMs);
  const stop = () => {
    clearTimeout(timer);
    // The connection is reused: listeners would accumulate.
    socket.off('close', stop);
  };
  request.once('end', stop);
  socket.once('close', stop);
}
