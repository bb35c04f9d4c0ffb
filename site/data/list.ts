/** A list as a visitor meets it. `message` is the server's own sentence, empty when there is none. */
export type List<T> = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'empty' } | { state: 'ready'; items: T[] };

/** A list that came with the page, and when it was read: milliseconds since 1970, UTC. */
export interface Loaded<T> {
  items: T[];
  at: number;
}

/** Reads a query's result as one of the four states. What was loaded once stays, even when a later refresh fails. */
export function listOf<T>({ data, error }: { data: T[] | undefined; error: Error | null }): List<T> {
  if (data) return data.length > 0 ? { state: 'ready', items: data } : { state: 'empty' };
  return error ? { state: 'failed', message: error.message } : { state: 'loading' };
}
