import { setTimeout as pause } from 'node:timers/promises';
import type { Topic } from '#contract/office/topics';

import type { Store } from '../../../store/open-store.ts';

/** Milliseconds between two polls; only while somebody listens. */
const defaultPollMs = 1_000;

type Listener = (topics: Topic[]) => void;

/** Tells listeners which kinds of data have changed, by whatever process. */
export interface LiveChanges {
  /** Returns what ends it. */
  listen(listener: Listener): () => void;
}

/**
 * Polls the database, once for all listeners of this process.
 *
 * @param onError called when the database does not answer; the next poll may succeed
 * @param pollMs milliseconds between two polls
 */
export function watchTopics(
  { topics, revisions }: Pick<Store, 'topics' | 'revisions'>,
  onError: (error: unknown) => void,
  pollMs = defaultPollMs,
): LiveChanges {
  const listeners = new Set<Listener>();
  let lastRevisions: Map<Topic, number> | undefined;
  let isPolling = false;

  /** Returns the revisions; what the public site shows counts as one kind. */
  async function read(): Promise<Map<Topic, number>> {
    const site = Object.values(await revisions.current()).reduce<number>((sum, revision = 0) => sum + revision, 0);
    const counted = await topics.current();
    return new Map([...counted, ['content', site + (counted.get('content') ?? 0)]]);
  }

  async function poll(): Promise<void> {
    try {
      const current = await read();
      const before = lastRevisions;
      lastRevisions = current;
      const changed = [...current].filter(([topic, revision]) => before && before.get(topic) !== revision).map(([topic]) => topic);
      if (changed.length > 0) for (const listener of listeners) listener(changed);
    } catch (error) {
      onError(error);
    }
  }

  /** Also goes on for somebody who began to listen when nobody else did any more: a second loop would not end with the first. */
  async function pollWhileHeard(): Promise<void> {
    isPolling = true;
    while (listeners.size > 0) {
      await poll();
      await pause(pollMs, undefined, { ref: false });
    }
    isPolling = false;
    lastRevisions = undefined;
  }

  return {
    listen(listener) {
      listeners.add(listener);
      if (!isPolling) void pollWhileHeard();
      return () => void listeners.delete(listener);
    },
  };
}
