import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { apiPaths, idempotencyHeader, tokenCookie, tokenHeader } from '#contract/api-paths';
import { apiTimeout } from '#contract/limits';

/** A filled-in form on its way to the API. */
export interface Submission {
  path: string;
  /** Media type of the body. */
  type: string;
  body: string | Buffer<ArrayBuffer>;
  idempotencyKey: string;
  /** The visitor's network address, for the API's limits. */
  address: string;
  /** The host that the visitor asked. */
  host: string;
  /** What the browser says about the page that sent the form; the API judges by it whether that page was ours. */
  sender: Record<string, string>;
}

const senderHeaders = ['sec-fetch-site', 'origin'] as const;

export function senderOf(headers: IncomingHttpHeaders): Submission['sender'] {
  const said = senderHeaders.map((name) => [name, headers[name]]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as Record<string, string>;
}

/** What the API answered, whatever it is. */
export interface ApiAnswer {
  status: number;
  body: unknown;
  /** Seconds after which a refused form may be sent again, as the API wrote it. */
  retryAfter: string | undefined;
}

/** Hands a form to the API. Throws when the API can't be reached. */
export type SubmitForm = (submission: Submission) => Promise<ApiAnswer>;

const headersFor = ({ type, idempotencyKey, sender }: Submission, token: string) => ({
  ...sender,
  'content-type': type,
  accept: 'application/json',
  [idempotencyHeader]: idempotencyKey,
  [tokenHeader]: token,
  cookie: `${tokenCookie}=${token}`,
});

/** Submits to the API in this process, through the same door as everybody else: same checks, same limits. */
export function submitHere(app: FastifyInstance, issueToken: () => string): SubmitForm {
  return async (submission) => {
    const answer = await app.inject({
      method: 'POST',
      url: submission.path,
      remoteAddress: submission.address,
      headers: { ...headersFor(submission, issueToken()), host: submission.host },
      payload: submission.body,
    });
    return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after']?.toString() };
  };
}

/**
 * Submits to an API on another host. It sees this server as the sender, so its limits per address count all such forms together.
 *
 * @param origin scheme and host of the API
 */
export function submitThere(origin: string): SubmitForm {
  return async (submission) => {
    const signal = AbortSignal.timeout(apiTimeout);
    const { headers } = await fetch(origin + apiPaths.token, { signal });
    const cookie = headers.getSetCookie().find((line) => line.startsWith(`${tokenCookie}=`));
    const token = decodeURIComponent(cookie?.slice(tokenCookie.length + 1).split(';', 1)[0] ?? '');
    const answer = await fetch(origin + submission.path, {
      method: 'POST',
      headers: headersFor(submission, token),
      body: submission.body,
      signal,
    });
    return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') ?? undefined };
  };
}
