import { apiPaths, idempotencyHeader, tokenCookie, tokenHeader } from '#contract/api-paths';
import { apiTimeout } from '#contract/limits';
import { ApiError, errorBody } from './api-error.ts';
import { type CookieJar, readCookie } from './cookies.ts';
import { sendWithProgress } from './send-with-progress.ts';

export type HttpClient = ReturnType<typeof createHttpClient>;

/**
 * The API's client. Every call ends within `timeout` milliseconds (default: the contract's 10 s); an answer that is not 2xx, a
 * failed connection and a time-out throw ApiError.
 *
 * @param origin where the API answers, empty for the page's own host
 * @param cookies where the cross-site token is read from; null when the API stands on another host, which keeps its cookies to itself and
 * hands the token out in a header
 */
export function createHttpClient({
  origin,
  cookies,
  timeout = apiTimeout,
}: {
  origin: string;
  cookies: CookieJar | null;
  timeout?: number;
}) {
  const credentials = cookies ? 'include' : 'omit';
  /** The token, where it does not come as a cookie. */
  let handedOut: string | null = null;

  async function call(path: string, init: RequestInit = {}): Promise<string> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeout);
    try {
      const headers = { Accept: 'application/json', ...init.headers };
      const answer = await fetch(origin + path, { ...init, headers, signal: stop.signal });
      const text = await answer.text();
      handedOut = answer.headers.get(tokenHeader) ?? handedOut;
      if (!answer.ok) throw new ApiError(answer.status, errorBody(text));
      return text;
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(undefined, {}, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  const currentToken = () => (cookies ? readCookie(cookies, tokenCookie) : handedOut);

  /** Asks for a new cross-site token. */
  const renewToken = () => call(apiPaths.token, { credentials });

  function submissionHeaders(idempotencyKey: string): Record<string, string> {
    const token = currentToken();
    return { [idempotencyHeader]: idempotencyKey, ...(token === null ? {} : { [tokenHeader]: token }) };
  }

  function send(path: string, body: unknown, idempotencyKey: string): Promise<string> {
    const headers = { 'Content-Type': 'application/json', ...submissionHeaders(idempotencyKey) };
    return call(path, { method: 'POST', credentials, headers, body: JSON.stringify(body) });
  }

  async function sendFile(path: string, form: FormData, idempotencyKey: string, onProgress: (share: number) => void): Promise<string> {
    const headers = { Accept: 'application/json', ...submissionHeaders(idempotencyKey) };
    const upload = { url: origin + path, form, headers, withCookies: cookies !== null, stallLimit: timeout, onProgress };
    const { status, text } = await sendWithProgress(upload).catch((error: unknown) => {
      throw new ApiError(undefined, {}, { cause: error });
    });
    if (status < 200 || status > 299) throw new ApiError(status, errorBody(text));
    return text;
  }

  /** Sends with a token. It can have expired since the page was opened; a 403 stores nothing, so one more try does no harm. */
  async function withToken(attempt: () => Promise<string>): Promise<unknown> {
    if (currentToken() === null) await renewToken();
    try {
      return parsed(await attempt());
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403) throw error;
    }
    await renewToken();
    return parsed(await attempt());
  }

  return {
    /** The list that a path answers with. Anything else, an empty body included, is a failure and never an empty list. */
    async list<T>(path: string): Promise<T[]> {
      const items = parsed(await call(path));
      if (!Array.isArray(items)) throw new ApiError(undefined, {}, { cause: `${path} did not answer with a list` });
      return items as T[];
    },

    /**
     * Sends a filled-in form; the same `idempotencyKey` stores it once. Every 2xx is a success; it resolves with what the body
     * holds, undefined when that is no JSON.
     */
    submit: (path: string, body: unknown, idempotencyKey: string): Promise<unknown> => withToken(() => send(path, body, idempotencyKey)),

    /** Sends a form with a file, and tells how far it is. Its time is up when nothing has moved for `timeout` milliseconds. */
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
