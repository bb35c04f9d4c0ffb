/** A filled-in form with its idempotency key: sent again unchanged it is the same submission, with the same key and fields. */
export interface Submission {
  idempotencyKey: string;
  /** Identifies what the visitor entered. */
  content: string;
  fields: Record<string, string | number>;
}

/**
 * The submission of these values: the previous one when nothing was changed since, so that a retry after a time-out is stored once.
 *
 * @param file chosen beside the values
 */
export function submissionOf(
  previous: Submission | undefined,
  values: Record<string, string | number>,
  elapsedMs: number,
  file?: File,
): Submission {
  const content = JSON.stringify([values, file && [file.name, file.size, file.lastModified]]);
  return previous?.content === content ? previous : { idempotencyKey: randomKey(), content, fields: { ...values, elapsedMs } };
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing where the site runs without https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
