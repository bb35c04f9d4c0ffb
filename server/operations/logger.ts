import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { allForms } from '#contract/forms/all-forms';
import { type FormDefinition, textFields } from '#contract/forms/form-definition';
import { serializeError } from './serialize-error.ts';
import { standardError } from './standard-error.ts';

export type Logger = FastifyBaseLogger;

/** Fields with personal data, redacted should they ever be logged: what visitors type on one line, and what tells who they are. */
const personalFields = [
  ...new Set(allForms.flatMap((form: FormDefinition) => textFields(form).filter((name) => form.fields[name]?.kind !== 'paragraph'))),
  ...['remoteAddress', 'ip', 'cookie', 'authorization', 'body'],
];

/** Logs to standard error: standard output is for the output of commands. */
export function createLogger(level: string, stream: DestinationStream = standardError()): Logger {
  return pino(
    {
      level,
      redact: { paths: personalFields.flatMap((name) => [name, `*.${name}`, `req.headers.${name}`]), censor: '[hidden]' },
      serializers: {
        err: serializeError,
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: publicPath(url) }),
      },
    },
    stream,
  );
}

/** Paths that go on with the token of a link: into an account, to somebody's application, to a price offer, of a calendar, or of emails about new jobs. */
const beforeToken =
  /(\/office\/links\/|\/application-status\/|\/calendars\/|\/job-alerts\/(?:confirmations|leavings)\/|\/careers\/alerts\/(?:confirm|leave)\/|^\/api\/offers\/|^(?:\/[a-z]{2})?\/(?:application|offer)\/)[^/]+/;

/** Without the query, which may hold personal data, and without the token of a link. */
const publicPath = (url: string): string | undefined => url.split('?', 1)[0]?.replace(beforeToken, '$1…');

/** Logs every request of `app` when its response has been sent. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request.log, request.raw, reply.statusCode, reply.elapsedTime);
    done();
  });
}

/** One line: responses with status 5xx as errors, refusals and submissions as information, the rest for debugging. */
export function logResponse(log: Logger, request: IncomingMessage, status: number, milliseconds: number): void {
  const entry = { req: request, status, milliseconds: Math.round(milliseconds) };
  if (status >= 500) log.error(entry, 'request failed');
  else if (status >= 400 || request.method === 'POST') log.info(entry, 'request completed');
  else log.debug(entry, 'request completed');
}
