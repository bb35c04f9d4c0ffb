import type { Store } from '../store/open-store.ts';
import type { Topic } from '../store/tables.ts';

/** Milliseconds between two looks at what other processes have changed; only while somebody listens. */
const pollMs = 1_000;

type Listener = (topics: Topic[]) => void;

/** Tells listeners which kinds of data have changed, by whatever process. */
export interface LiveChanges {
  /** Returns what ends it. */
  listen(listener: Listener): () => void;
}

/**
 * One query a second for all listeners of this process.
 *
 * @param onError called when the database does not answer; the next look may succeed
 */
export function watchTopics({ topics, revisions }: Pick<Store, 'topics' | 'revisions'>, onError: (error: unknown) => void): LiveChanges {
  const listeners = new Set<Listener>();
  let known: Map<Topic, number> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** What the public site shows counts as one kind. */
  async function read(): Promise<Map<Topic, number>> {
    const site = Object.values(await revisions.current()).reduce((sum, revision) => sum + revision, 0);
    return new Map([...(await topics.current()), ['content', site]]);
  }

  async function look(): Promise<void> {
    try {
      const current = await read();
      const before = known;
      known = current;
      const changed = [...current].filter(([topic, revision]) => before && before.get(topic) !== revision).map(([topic]) => topic);
      if (changed.length > 0) for (const listener of listeners) listener(changed);
    } catch (error) {
      onError(error);
    }
    if (listeners.size > 0) timer = setTimeout(() => void look(), pollMs).unref();
    else known = undefined;
  }

  return {
    listen(listener) {
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      if (isFirst) {
        clearTimeout(timer);
        void look();
      }
      return () => void listeners.delete(listener);
    },
  };
}
