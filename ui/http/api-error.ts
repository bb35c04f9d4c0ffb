import type { ErrorBody } from '#contract/schema';

/** A request that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; undefined without a response: the connection failed, or the request timed out. */
  readonly status: number | undefined;
  /** Field name → error, where the server named fields. */
  readonly errors: Record<string, string>;

  /** `message` is the server's and empty when it sent none, so that the caller can show its own. */
  constructor(status?: number, body: Partial<ErrorBody> = {}, options?: ErrorOptions) {
    super(body.message ?? '', options);
    this.status = status;
    this.errors = body.errors ?? {};
  }
}

/** The usable part of the body of an error response: proxies respond with HTML, or with nothing at all. */
export function errorBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return {};
    const { message, errors } = body as Record<string, unknown>;
    return { message: typeof message === 'string' ? message : undefined, errors: textsOf(errors) };
  } catch {
    return {};
  }
}

function textsOf(errors: unknown): Record<string, string> | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
