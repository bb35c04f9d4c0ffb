import type { FastifyInstance } from 'fastify';
import { statusPaths } from '#contract/application-status';
import { apiTimeoutMs } from '#contract/limits';
import type { Locale } from '#contract/locales';
import type { ApiResponse } from '../plain-forms/submit-form.ts';

/** Asks for the application of a link. */
export interface StatusQuestion {
  token: string;
  locale: Locale;
  /** The visitor's, for the API's rate limits. */
  ip: string;
}

/** Asks the API where an application stands. Throws when the API can't be reached. */
export type AskStatus = (question: StatusQuestion) => Promise<ApiResponse>;

/** Asks the API in this process, through its route: with the same limits as any other request. */
export function askInProcess(app: FastifyInstance): AskStatus {
  return async ({ token, locale, ip }) => {
    const headers = { accept: 'application/json', 'accept-language': locale };
    const response = await app.inject({ url: statusPaths.status(encodeURIComponent(token)), remoteAddress: ip, headers });
    return { status: response.statusCode, body: response.json(), retryAfter: response.headers['retry-after']?.toString() };
  };
}

/**
 * Asks an API on another host, whose limits per IP count all questions of this server together.
 *
 * @param origin scheme and host of the API
 */
export function askOverHttp(origin: string): AskStatus {
  return async ({ token, locale }) => {
    const response = await fetch(origin + statusPaths.status(encodeURIComponent(token)), {
      headers: { accept: 'application/json', 'accept-language': locale },
      signal: AbortSignal.timeout(apiTimeoutMs),
    });
    return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') ?? undefined };
  };
}
