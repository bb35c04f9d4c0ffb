/** A list in one of its four states. `message` is the server's, empty when it sent none; `onRetry` loads the list again. */
export type List<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'empty' }
  | { state: 'ready'; items: T[] };

/** A list that came with the page, and when it was read: milliseconds since 1970, UTC. */
export interface Loaded<T> {
  items: T[];
  at: number;
}

/** The state of a query's result. What was loaded once stays, even when a later refresh fails. */
export function listOf<T>({ data, error, refetch }: { data: T[] | undefined; error: Error | null; refetch: () => void }): List<T> {
  if (data) return data.length > 0 ? { state: 'ready', items: data } : { state: 'empty' };
  return error ? { state: 'failed', message: error.message, onRetry: refetch } : { state: 'loading' };
}
