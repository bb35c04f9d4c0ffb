import { type Change, createDraft, type DraftOptions } from './draft.ts';

interface ServerDraftOptions<Content, Thing> extends DraftOptions<Content, Thing> {
  /** Rejects when it is not saved. */
  send(content: Content, version: number): Promise<{ answer: Thing }>;
  /** Milliseconds without a change after which it is saved, and after which it is tried again. */
  debounceMs?: number;
  retryMs?: number;
}

export type ServerDraft<Content, Thing> = ReturnType<typeof createServerDraft<Content, Thing>>;

/** Saves what is being written on the server as well, a moment after each change, one request at a time, until a conflict waits for a decision. */
export function createServerDraft<Content, Thing>(options: ServerDraftOptions<Content, Thing>) {
  const { send, debounceMs = 800, retryMs = 5_000 } = options;
  const draft = createDraft<Content, Thing>(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Thing | undefined> | undefined;
  let isStopped = false;
  const isWaiting = () => draft.state().isChanged && draft.state().newer === undefined;
  const flushQuietly = () => void flush().catch(() => undefined);

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (isWaiting()) timer = setTimeout(flushQuietly, ms);
  }
  schedule(debounceMs);

  /** Saves now what is not saved. Resolves with the newest state if there was something to save. */
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
    while (draft.state().isChanged) {
      if (!isWaiting()) throw new Error('Somebody else has changed it, and what is to stay is not decided');
      try {
        saved = (await draft.save(send)).answer;
      } catch (error) {
        // Somebody else may have written the same.
        if (!draft.state().isChanged) break;
        if (!isStopped) schedule(retryMs);
        throw error;
      }
    }
    return saved;
  }

  return {
    ...draft,
    flush,

    write(content: Content): void {
      draft.write(content);
      schedule(debounceMs);
    },

    change(changed: Change<Content>): void {
      draft.change(changed);
      schedule(debounceMs);
    },

    keepMine(): void {
      draft.keepMine();
      flushQuietly();
    },

    /** Waits for what is on its way, after which nothing else goes by itself until it is changed again. */
    async settle(): Promise<void> {
      clearTimeout(timer);
      await running?.catch(() => undefined);
      clearTimeout(timer);
    },

    /** Saves what is left, and tries no more. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      if (isWaiting()) flushQuietly();
    },
  };
}
