/** One filled-in form on its way: sent again unchanged it is the same attempt, with the same key and the very same body. */
export interface Attempt {
  key: string;
  content: string;
  body: object;
}

/** The attempt for this content: the previous one when nothing was changed since, so that a retry after a time-out is stored once. */
export function attemptFor(previous: Attempt | undefined, request: object, elapsedMs: number): Attempt {
  const content = JSON.stringify(request);
  return previous?.content === content ? previous : { key: randomKey(), content, body: { ...request, elapsedMs } };
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing where the site is tried out without https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
