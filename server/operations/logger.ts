import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DestinationStream, destination, pino } from 'pino';
import { loggedError } from './logged-error.ts';

export type Logger = FastifyBaseLogger;

/** Anything a visitor typed or that names a visitor, should it ever get into a log line. */
const personal = ['fullName', 'email', 'phoneNumber', 'remoteAddress', 'ip', 'cookie', 'authorization', 'body'];

/** Logs go to standard error: standard output is for the answer a command was asked for. */
export function createLogger(level: string, stream: DestinationStream = destination(2)): Logger {
  return pino(
    {
      level,
      redact: { paths: personal.flatMap((name) => [name, `*.${name}`, `req.headers.${name}`]), censor: '[hidden]' },
      serializers: {
        err: loggedError,
        // An address can hold what someone typed, in its query.
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
      },
    },
    stream,
  );
}

/** One line per request, when it is over: faults of the server as errors, refusals and submissions as information, the rest for debugging. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const entry = { req: request.raw, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) request.log.error(entry, 'request failed');
    else if (reply.statusCode >= 400 || request.method === 'POST') request.log.info(entry, 'request answered');
    else request.log.debug(entry, 'request answered');
    done();
  });
}
