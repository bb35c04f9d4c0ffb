/**
 * Minutes between one attempt to send something and the next: in all three days, a weekend in which nobody looks after the mail server or the
 * receiver of a webhook.
 */
export const retryMinutes: readonly number[] = [...[0.5, 1, 2, 5, 10, 20, 40], ...[2, 4, 6, 8, 12, 12, 12, 16].map((hours) => hours * 60)];
export const maxAttempts = retryMinutes.length + 1;

/** Every wait is longer by a random share of itself, up to this: what failed together is not all sent again at the same moment. */
export const maxJitter = 0.1;

/** Returns the moment of the attempt that follows this one; undefined after the last. @param attempts begun so far */
export function nextAttemptAfter(attempts: number, now: Date): Date | undefined {
  const wait = retryMinutes[attempts - 1];
  if (wait === undefined) return undefined;
  const jitter = 1 + Math.random() * maxJitter;
  return new Date(now.getTime() + wait * jitter * 60_000);
}
