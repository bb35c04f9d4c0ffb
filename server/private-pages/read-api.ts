import type { FastifyInstance } from 'fastify';
import { apiTimeoutMs } from '#contract/limits';
import type { Locale } from '#contract/locales';
import type { ApiResponse } from '../plain-forms/submit-form.ts';

/** A request for what the link of one person opens. */
export interface ApiRead {
  /** With the token in it. */
  path: string;
  locale: Locale;
  /** The visitor's, for the API's rate limits. */
  ip: string;
}

/** A response; of a file, with its bytes and headers instead of a body. */
export interface ReadResponse extends ApiResponse {
  file?: { bytes: Buffer; headers: Record<string, string> };
}

/** Reads from the API. Rejects when the API cannot be reached. */
export type ReadApi = (request: ApiRead) => Promise<ReadResponse>;

/** The headers of a file that its visitor gets too. */
const fileHeaders = ['content-type', 'content-disposition'];

function responseOf(status: number, headers: Record<string, string | undefined>, bytes: Buffer): ReadResponse {
  const retryAfter = headers['retry-after'];
  if (headers['content-type']?.startsWith('application/json')) return { status, body: JSON.parse(bytes.toString()), retryAfter };
  const kept = fileHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  return { status, body: {}, retryAfter, file: { bytes, headers: Object.fromEntries(kept) } };
}

const headersFor = (locale: Locale) => ({ accept: 'application/json', 'accept-language': locale });

/** Reads from the API in this process, through its routes: with the same limits as any other request. */
export function readInProcess(app: FastifyInstance): ReadApi {
  return async ({ path, locale, ip }) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url: path, remoteAddress: ip, headers: headersFor(locale) });
    return responseOf(
      statusCode,
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()])),
      rawPayload,
    );
  };
}

/**
 * Reads from an API on another host, whose limits per IP count all requests of this server together.
 *
 * @param origin scheme and host of the API
 */
export function readOverHttp(origin: string): ReadApi {
  return async ({ path, locale }) => {
    const response = await fetch(origin + path, { headers: headersFor(locale), signal: AbortSignal.timeout(apiTimeoutMs) });
    return responseOf(response.status, Object.fromEntries(response.headers), Buffer.from(await response.arrayBuffer()));
  };
}
