import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { apiPaths, idempotencyHeader, tokenCookie, tokenHeader, visitHeader } from '#contract/api-paths';
import { apiTimeoutMs } from '#contract/limits';
import type { Locale } from '#contract/locales';
import { visitText } from '#contract/visits/visit';

/** A filled-in form on its way to the API. */
export interface FormSubmission {
  path: string;
  /** Media type of the body. */
  type: string;
  body: string | Buffer<ArrayBuffer>;
  idempotencyKey: string;
  /** The language of the page that sent the form. */
  locale: Locale;
  /** The visitor's IP, for the API's rate limits. */
  ip: string;
  /** The Host header of the visitor's request. */
  host: string;
  /** The headers in which the browser names the page that sent the form; the API's same-origin check reads them. */
  originHeaders: Record<string, string>;
  /** From where the form is sent, as `visitText` writes it; undefined where that is of no interest. */
  visit?: string;
}

const originHeaderNames = ['sec-fetch-site', 'origin'] as const;

export function originHeadersOf(headers: IncomingHttpHeaders): FormSubmission['originHeaders'] {
  const present = originHeaderNames.map((name) => [name, headers[name]]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Record<string, string>;
}

/** Tells what a form knows of its visit without JavaScript: its own page, and the query by which that was opened. */
export function visitOfPage({ referer = '' }: IncomingHttpHeaders, page: string): string {
  // A browser sends the whole URL to the same site. Taken apart by hand: whatever stands there must not fail.
  const [, query = ''] = /^[^?#]*(\?[^#]*)/.exec(referer) ?? [];
  return visitText({ page, before: '', landing: query.replaceAll(' ', '+') });
}

/** The API's response, whatever its status. */
export interface ApiResponse {
  status: number;
  body: unknown;
  /** The Retry-After header: seconds after which a refused form may be sent again. */
  retryAfter: string | undefined;
}

/** Sends a form to the API. Throws when the API can't be reached. */
export type SubmitForm = (submission: FormSubmission) => Promise<ApiResponse>;

const headersFor = ({ type, idempotencyKey, locale, originHeaders, visit }: FormSubmission, token: string) => ({
  ...originHeaders,
  'content-type': type,
  accept: 'application/json',
  'accept-language': locale,
  [idempotencyHeader]: idempotencyKey,
  [tokenHeader]: token,
  ...(visit !== undefined && { [visitHeader]: visit }),
  cookie: `${tokenCookie}=${token}`,
});

/** Submits to the API in this process, through its routes: with the same checks and limits as any other request. */
export function submitInProcess(app: FastifyInstance, issueToken: () => string): SubmitForm {
  return async (submission) => {
    const response = await app.inject({
      method: 'POST',
      url: submission.path,
      remoteAddress: submission.ip,
      headers: { ...headersFor(submission, issueToken()), host: submission.host },
      payload: submission.body,
    });
    return { status: response.statusCode, body: response.json(), retryAfter: response.headers['retry-after']?.toString() };
  };
}

/**
 * Submits to an API on another host. It sees this server as the sender, so its limits per IP count all such forms together.
 *
 * @param origin scheme and host of the API
 */
export function submitOverHttp(origin: string): SubmitForm {
  return async (submission) => {
    const signal = AbortSignal.timeout(apiTimeoutMs);
    const { headers } = await fetch(origin + apiPaths.token, { signal });
    const cookie = headers.getSetCookie().find((header) => header.startsWith(`${tokenCookie}=`));
    const token = decodeURIComponent(cookie?.slice(tokenCookie.length + 1).split(';', 1)[0] ?? '');
    const response = await fetch(origin + submission.path, {
      method: 'POST',
      headers: headersFor(submission, token),
      body: submission.body,
      signal,
    });
    return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') ?? undefined };
  };
}
