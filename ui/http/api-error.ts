import type { ErrorBody } from '#contract/schema';

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; undefined when no answer came: the connection failed, or the time was up. */
  readonly status: number | undefined;
  /** Field name → problem, where the server named fields. */
  readonly errors: Record<string, string>;

  /** `message` is the server's own sentence and empty when it sent none, so that the caller can put its own words there. */
  constructor(status?: number, body: Partial<ErrorBody> = {}, options?: ErrorOptions) {
    super(body.message ?? '', options);
    this.status = status;
    this.errors = body.errors ?? {};
  }
}

/** What can be used of the body of an answer that is not a success: proxies answer with HTML, and with nothing at all. */
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
