import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DestinationStream, destination, pino } from 'pino';
import { serializeError } from './serialize-error.ts';

export type Logger = FastifyBaseLogger;

/** Fields with personal data, redacted should they ever be logged. */
const personalFields = ['fullName', 'email', 'phoneNumber', 'remoteAddress', 'ip', 'cookie', 'authorization', 'body'];

/** Logs to standard error: standard output is for the output of commands. */
export function createLogger(level: string, stream: DestinationStream = destination(2)): Logger {
  return pino(
    {
      level,
      redact: { paths: personalFields.flatMap((name) => [name, `*.${name}`, `req.headers.${name}`]), censor: '[hidden]' },
      serializers: {
        err: serializeError,
        // Without the query, which may hold personal data.
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
      },
    },
    stream,
  );
}

/** Logs every response: server errors at level error, client errors and POST requests at info, the rest at debug. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const entry = { req: request.raw, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) request.log.error(entry, 'request failed');
    else if (reply.statusCode >= 400 || request.method === 'POST') request.log.info(entry, 'request completed');
    else request.log.debug(entry, 'request completed');
    done();
  });
}
