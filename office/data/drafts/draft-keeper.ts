/** Describes what stands on the server of something that is being written. */
export interface Stored<Content> {
  content: Content;
  version: number;
}

type DraftStatus = 'kept' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface DraftState<Content, Thing> {
  content: Content;
  status: DraftStatus;
  /** The version on which the content is based; undefined for something that is not there yet. */
  version: number | undefined;
  /** Holds what somebody else has made of it, while that waits for a decision. */
  newer: Thing | undefined;
}

interface KeeperOptions<Content, Thing> {
  /** Holds what is on the server; undefined for something new. */
  stored: Stored<Content> | undefined;
  empty: Content;
  /** Holds what was typed here before and never reached the server. */
  unsaved?: Stored<Content> | undefined;
  /** Rejects when it is not saved. */
  save(content: Content, version: number | undefined): Promise<Thing>;
  storedOf(thing: Thing): Stored<Content>;
  /** Returns what somebody else has made of it, when that is why saving failed. */
  newerOf(error: unknown): Thing | undefined;
  /** Keeps on this device what is not saved; undefined: all is. */
  remember(unsaved: Stored<Content> | undefined): void;
  /** Milliseconds without a change after which it is saved, and after which it is tried again. */
  debounceMs?: number;
  retryMs?: number;
}

export type DraftKeeper<Content, Thing> = ReturnType<typeof createDraftKeeper<Content, Thing>>;

/**
 * Saves what is being written, a moment after each change, one request at a time. What somebody else has changed meanwhile is taken over as long as
 * nothing of one's own is unsaved; otherwise it is a conflict, in which nothing is lost and nothing sent until the person has decided.
 */
export function createDraftKeeper<Content, Thing>(options: KeeperOptions<Content, Thing>) {
  const { stored, empty, unsaved, save, storedOf, newerOf, remember, debounceMs = 800, retryMs = 5_000 } = options;
  const listeners = new Set<() => void>();
  /** The content that the server has, as far as is known. */
  let base = stored?.content ?? empty;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Thing | undefined> | undefined;
  let isStopped = false;
  let state: DraftState<Content, Thing> = {
    content: unsaved?.content ?? base,
    status: unsaved ? 'unsaved' : 'kept',
    version: unsaved ? unsaved.version || stored?.version : stored?.version,
    newer: undefined,
  };
  if (unsaved) schedule(debounceMs);

  function set(changed: Partial<DraftState<Content, Thing>>): void {
    state = { ...state, ...changed };
    for (const notify of listeners) notify();
  }
  const isDirty = () => !isSame(state.content, base);

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush().catch(() => undefined), ms);
  }

  function flush(): Promise<Thing | undefined> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Until nothing is left: more may be written while one request is on its way. */
  async function saveAll(): Promise<Thing | undefined> {
    let saved: Thing | undefined;
    while (isDirty()) {
      if (state.newer !== undefined) throw new Error('Somebody else has changed it, and what is to stay is not decided');
      set({ status: 'saving' });
      try {
        saved = await save(state.content, state.version);
      } catch (error) {
        const newer = newerOf(error);
        if (newer === undefined) {
          set({ status: 'failed' });
          if (!isStopped) schedule(retryMs);
          throw error;
        }
        const theirs = storedOf(newer);
        // Something else of it has changed, not the text.
        if (isSame(theirs.content, base) && theirs.version !== state.version) {
          set({ version: theirs.version });
          continue;
        }
        if (!isSame(theirs.content, state.content)) {
          set({ status: 'conflict', newer });
          throw error;
        }
        saved = newer;
      }
      const now = storedOf(saved);
      base = now.content;
      set({ version: now.version });
    }
    remember(undefined);
    set({ status: 'kept' });
    return saved;
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    change(content: Content): void {
      if (isSame(content, state.content)) return;
      set({ content, status: state.newer === undefined ? 'unsaved' : 'conflict' });
      remember({ content, version: state.version ?? 0 });
      if (state.newer === undefined) schedule(debounceMs);
    },

    /** Saves now what is not saved. Resolves with the newest state if there was something to save. */
    flush,

    /** Takes over what is on the server. Returns whether the text has become another one. */
    adopt(thing: Thing): boolean {
      const theirs = storedOf(thing);
      if (running !== undefined || isDirty() || theirs.version <= (state.version ?? 0)) return false;
      const isOther = !isSame(theirs.content, state.content);
      base = theirs.content;
      set({ content: theirs.content, version: theirs.version });
      return isOther;
    },

    /** Ends a conflict: what was typed is given up. */
    acceptTheirs(): void {
      if (state.newer === undefined) return;
      const { content, version } = storedOf(state.newer);
      base = content;
      remember(undefined);
      set({ content, version, newer: undefined, status: 'kept' });
    },

    /** Ends a conflict: what was typed becomes the draft. */
    keepMine(): void {
      if (state.newer === undefined) return;
      const { content, version } = storedOf(state.newer);
      base = content;
      set({ version, newer: undefined, status: 'unsaved' });
      void flush().catch(() => undefined);
    },

    /** Saves what is left, and tries no more. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      if (isDirty() && state.newer === undefined) void flush().catch(() => undefined);
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
