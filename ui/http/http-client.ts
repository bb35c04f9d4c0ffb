import { apiPaths, idempotencyHeader, tokenCookie, tokenHeader, visitHeader } from '#contract/api-paths';
import { apiTimeoutMs } from '#contract/limits';
import { ApiError, errorBody } from './api-error.ts';
import { type CookieJar, readCookie } from './cookies.ts';
import { sendWithProgress } from './send-with-progress.ts';

export type HttpClient = ReturnType<typeof createHttpClient>;

/**
 * The API's client. Every request ends within `timeoutMs` milliseconds (default: the contract's 10 s); a response that is not 2xx, a failed
 * connection and a time-out throw ApiError.
 *
 * @param origin scheme and host of the API, empty for the page's own host
 * @param language of the messages and of data that has several, as a BCP 47 tag
 * @param cookies where the CSRF token is read from; null when the API is on another host, whose cookies the page can't read: the token then
 * comes in a response header
 * @param visit returns from where a form is sent, as `visitText` writes it
 */
export function createHttpClient({
  origin,
  language,
  cookies,
  visit,
  timeoutMs = apiTimeoutMs,
}: {
  origin: string;
  language: string;
  cookies: CookieJar | null;
  visit?: () => string;
  timeoutMs?: number;
}) {
  const credentials = cookies ? 'include' : 'omit';
  /** The page's language, which need not be the browser's. */
  const accepted = { Accept: 'application/json', 'Accept-Language': language };
  /** The token, where it comes in a header. */
  let tokenFromHeader: string | null = null;

  async function call(path: string, init: RequestInit = {}): Promise<string> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const headers = { ...accepted, ...init.headers };
      const response = await fetch(origin + path, { ...init, headers, signal: controller.signal });
      const text = await response.text();
      tokenFromHeader = response.headers.get(tokenHeader) ?? tokenFromHeader;
      if (!response.ok) throw new ApiError(response.status, errorBody(text));
      return text;
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(undefined, {}, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  const currentToken = () => (cookies ? readCookie(cookies, tokenCookie) : tokenFromHeader);

  /** Requests a new CSRF token. */
  const renewToken = () => call(apiPaths.token, { credentials });

  function submissionHeaders(idempotencyKey: string): Record<string, string> {
    const token = currentToken();
    return {
      [idempotencyHeader]: idempotencyKey,
      ...(token === null ? {} : { [tokenHeader]: token }),
      ...(visit && { [visitHeader]: visit() }),
    };
  }

  function send(path: string, body: unknown, idempotencyKey: string): Promise<string> {
    const headers = { 'Content-Type': 'application/json', ...submissionHeaders(idempotencyKey) };
    return call(path, { method: 'POST', credentials, headers, body: JSON.stringify(body) });
  }

  async function sendFile(path: string, form: FormData, idempotencyKey: string, onProgress: (share: number) => void): Promise<string> {
    const headers = { ...accepted, ...submissionHeaders(idempotencyKey) };
    const upload = { url: origin + path, body: form, headers, withCookies: cookies !== null, stallTimeoutMs: timeoutMs, onProgress };
    const { status, text } = await sendWithProgress(upload).catch((error: unknown) => {
      throw new ApiError(undefined, {}, { cause: error });
    });
    if (status < 200 || status > 299) throw new ApiError(status, errorBody(text));
    return text;
  }

  /** Sends with a token. It can have expired since the page was opened; a 403 stores nothing, so one retry does no harm. */
  async function withToken(sendOnce: () => Promise<string>): Promise<unknown> {
    if (currentToken() === null) await renewToken();
    try {
      return parsed(await sendOnce());
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403) throw error;
    }
    await renewToken();
    return parsed(await sendOnce());
  }

  return {
    /** The list at a path. Any other response, an empty body included, is a failure and never an empty list. */
    async list<T>(path: string): Promise<T[]> {
      const items = parsed(await call(path));
      if (!Array.isArray(items)) throw new ApiError(undefined, {}, { cause: `${path} did not respond with a list` });
      return items as T[];
    },

    /**
     * Sends a filled-in form; the same `idempotencyKey` stores it once. Every 2xx is a success; it resolves with the parsed body, undefined
     * when that is no JSON.
     */
    submit: (path: string, body: unknown, idempotencyKey: string): Promise<unknown> => withToken(() => send(path, body, idempotencyKey)),

    /** Sends a form with a file and reports the progress. It times out when there was none for `timeoutMs` milliseconds. */
    submitFile: (path: string, form: FormData, idempotencyKey: string, onProgress: (share: number) => void): Promise<unknown> =>
      withToken(() => sendFile(path, form, idempotencyKey, onProgress)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
