import type { FastifyInstance } from 'fastify';
import { statusPaths } from '#contract/application-status';
import { apiTimeoutMs } from '#contract/limits';
import type { Locale } from '#contract/locales';
import type { ApiResponse } from '../plain-forms/submit-form.ts';

/** The request for the application that a link belongs to. */
export interface StatusRequest {
  token: string;
  locale: Locale;
  /** The visitor's, for the API's rate limits. */
  ip: string;
}

/** Requests the status of an application from the API. Rejects when the API cannot be reached. */
export type FetchStatus = (request: StatusRequest) => Promise<ApiResponse>;

/** Requests it from the API in this process, through its route: with the same limits as any other request. */
export function fetchStatusInProcess(app: FastifyInstance): FetchStatus {
  return async ({ token, locale, ip }) => {
    const headers = { accept: 'application/json', 'accept-language': locale };
    const response = await app.inject({ url: statusPaths.status(encodeURIComponent(token)), remoteAddress: ip, headers });
    return { status: response.statusCode, body: response.json(), retryAfter: response.headers['retry-after']?.toString() };
  };
}

/**
 * Requests it from an API on another host, whose limits per IP count all requests of this server together.
 *
 * @param origin scheme and host of the API
 */
export function fetchStatusOverHttp(origin: string): FetchStatus {
  return async ({ token, locale }) => {
    const response = await fetch(origin + statusPaths.status(encodeURIComponent(token)), {
      headers: { accept: 'application/json', 'accept-language': locale },
      signal: AbortSignal.timeout(apiTimeoutMs),
    });
    return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') ?? undefined };
  };
}
