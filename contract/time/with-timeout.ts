/**
 * Settles like `work`, and rejects when that takes longer than `timeoutMs` milliseconds. The work itself goes on.
 *
 * @param newError makes what it rejects with then
 */
export async function withTimeout<T>(
  work: Promise<T>,
  timeoutMs: number,
  newError = () => new Error(`No response within ${timeoutMs} ms`),
): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(newError()), timeoutMs);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
