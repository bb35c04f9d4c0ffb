import type { MessageKey } from '#contract/messages';
import type { z } from '#contract/zod';
import { currentTexts } from '../../content/texts.ts';

/**
 * Why a request failed: a message key of the server; `newer` when somebody else was faster; `connection` when there was no answer at all,
 * `unreadable` when the answer was not what the contract says.
 */
type OfficeErrorKey = MessageKey | 'newer' | 'connection' | 'unreadable';

/** A request of the Office that did not succeed. `message` is the server's, in the person's language; empty when it sent none. */
export class OfficeError extends Error {
  override readonly name = 'OfficeError';
  /** The HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  readonly key: OfficeErrorKey;
  /** Field name → message; undefined where no fields are at fault. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Holds what somebody else made of it in between, parsed by the request's schema: with 412, and with 409 where the server sends it. */
  readonly newer: unknown;
  /** Seconds after which it may succeed, when there were too many tries. */
  readonly retryAfter: number | undefined;

  constructor(failure: {
    status?: number | undefined;
    key: OfficeErrorKey;
    message?: string | undefined;
    errors?: Record<string, string> | undefined;
    newer?: unknown;
    retryAfter?: number | undefined;
    cause?: unknown;
  }) {
    super(failure.message ?? '', { cause: failure.cause });
    this.status = failure.status;
    this.key = failure.key;
    this.errors = failure.errors;
    this.newer = failure.newer;
    this.retryAfter = failure.retryAfter;
  }
}

export const isOfficeError = (error: unknown, key?: OfficeErrorKey): error is OfficeError =>
  error instanceof OfficeError && (key === undefined || error.key === key);

/** Returns what somebody else made of it in between, where an error carries that. */
export const newerOf = <Thing>(error: unknown, schema: z.ZodType<Thing>): Thing | undefined =>
  error instanceof OfficeError ? schema.safeParse(error.newer).data : undefined;

/** Says why something failed, in the person's language: the server's own words where it has any. */
export function errorText(error: unknown): string {
  const { messages } = currentTexts();
  if (!(error instanceof OfficeError)) return messages.unknown;
  if (error.message !== '') return error.message;
  return error.key === 'connection' || error.key === 'newer' ? messages[error.key] : messages.unreadable;
}
