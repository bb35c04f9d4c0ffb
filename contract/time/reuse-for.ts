/** Repeats the result of `read` for `maxAgeMs` milliseconds; a failure is not repeated. */
export function reuseFor<T>(maxAgeMs: number, read: () => Promise<T>): () => Promise<T> {
  let last: { result: Promise<T>; readAt: number } | undefined;
  return () => {
    if (last && performance.now() - last.readAt < maxAgeMs) return last.result;
    const current = { result: read(), readAt: performance.now() };
    last = current;
    current.result.catch(() => {
      if (last === current) last = undefined;
    });
    return current.result;
  };
}
