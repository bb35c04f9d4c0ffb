/** Settles like `work`, and rejects when that takes longer than `timeoutMs` milliseconds. The work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`No response within ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
