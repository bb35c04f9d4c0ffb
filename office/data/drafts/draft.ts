import { OfficeError } from '../requests/office-error.ts';
import type { DraftPlace, KeptDraft } from './draft-place.ts';
import { collides, isSame, typedOver } from './typed-over.ts';

/** Describes what stands on the server of something that is being written. */
interface Stored<Content> {
  content: Content;
  version: number;
  /** Names the place where the rest is kept from now on: something new has got its id. */
  name?: string;
}

export interface DraftState<Content, Thing> extends KeptDraft<Content> {
  isChanged: boolean;
  /** It was typed earlier, and the page was left before it was sent. */
  isRestored: boolean;
  phase: 'resting' | 'saving' | 'failed';
  /** Holds what somebody else has made of it, while that waits for a decision. */
  newer: Thing | undefined;
}

/** The thing that is being written, which others can change too. */
export interface OfThing<Content, Thing> {
  /** As it is on the server; undefined for one that is not there yet. */
  thing: Thing | undefined;
  storedOf(thing: Thing): Stored<Content>;
  /** Fields that somebody else has changed go together with those that are typed here. */
  merges?: boolean;
}

export interface DraftOptions<Content, Thing> {
  placeOf(name: string | undefined): DraftPlace<Content>;
  name: string | undefined;
  /** It begins with this, where there is no thing. */
  empty: Content;
  of?: OfThing<Content, Thing> | undefined;
}

export type Change<Content> = Content extends object ? Partial<Content> : Content;
export type Draft<Content, Thing> = ReturnType<typeof createDraft<Content, Thing>>;

/**
 * Keeps what is being written in this browser until it is sent or discarded. What somebody else has changed meanwhile is taken over as long as nothing
 * is typed; otherwise it waits for a decision, in which nothing is lost.
 */
export function createDraft<Content, Thing>({ placeOf, name, empty, of }: DraftOptions<Content, Thing>) {
  const listeners = new Set<() => void>();
  let place = placeOf(name);
  const kept = place.read();
  const start = of?.thing === undefined ? { content: empty, version: 0 } : of.storedOf(of.thing);
  let state: DraftState<Content, Thing> = {
    ...(kept ?? { content: start.content, base: start.content, version: start.version }),
    isChanged: kept !== undefined,
    isRestored: kept !== undefined,
    phase: 'resting',
    newer: undefined,
  };
  if (of?.thing !== undefined) adopt(of.thing);

  function set(changed: Partial<DraftState<Content, Thing>>): void {
    state = { ...state, ...changed };
    for (const notify of listeners) notify();
  }

  /** The same, and this browser keeps it while it says something else than the server has. */
  function put(changed: Partial<DraftState<Content, Thing>>): void {
    const { content, base, version } = { ...state, ...changed };
    const isChanged = !isSame(content, base);
    if (isChanged) place.write({ content, base, version });
    else place.clear();
    set({ ...changed, isChanged, isRestored: isChanged && state.isRestored });
  }

  function write(content: Content): void {
    if (!isSame(content, state.content)) put({ content, ...(state.phase === 'failed' && { phase: 'resting' }) });
  }

  function meet(thing: Thing, { content, version }: Stored<Content>): void {
    const theirs = { base: content, version, newer: undefined };
    // Something else of it has changed, not what is written.
    if (isSame(content, state.base)) put(theirs);
    else if (!state.isChanged || isSame(content, state.content)) put({ ...theirs, content, phase: 'resting' });
    else if (of?.merges && !collides(state.base, content, state.content))
      put({ ...theirs, content: typedOver(state.base, content, state.content) });
    else set({ newer: thing });
  }

  /** @returns whether their text has taken the place of what was shown */
  function adopt(thing: Thing): boolean {
    const stored = of?.storedOf(thing);
    if (!stored || state.phase === 'saving' || stored.version <= state.version) return false;
    const shown = state.content;
    meet(thing, stored);
    return !state.isChanged && !isSame(shown, state.content);
  }

  function goOn(answer: Thing | Content, sent: Content): void {
    const stored = of ? of.storedOf(answer as Thing) : { content: answer as Content, version: 0 };
    if (stored.name !== undefined && stored.name !== name) {
      place.clear();
      name = stored.name;
      place = placeOf(name);
    }
    put({
      content: typedOver(sent, stored.content, state.content),
      base: stored.content,
      version: stored.version,
      phase: 'resting',
      newer: undefined,
    });
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    adopt,

    write,
    change: (changed: Change<Content>): void =>
      write((typeof changed === 'object' ? { ...state.content, ...changed } : changed) as Content),

    /**
     * Sends what is written, and goes on from what the server has made of it; what was typed meanwhile stays.
     *
     * @param send rejects when it is not saved; where only something else of the thing has changed, it is sent again
     */
    async save<Result extends { answer: Thing | Content }>(send: (content: Content, version: number) => Promise<Result>): Promise<Result> {
      for (;;) {
        const { content: sent, version } = state;
        set({ phase: 'saving' });
        try {
          const result = await send(sent, version);
          goOn(result.answer, sent);
          return result;
        } catch (error) {
          set({ phase: 'failed' });
          const newer = of && error instanceof OfficeError ? (error.newer as Thing | undefined) : undefined;
          if (!of || newer === undefined) throw error;
          meet(newer, of.storedOf(newer));
          if (state.newer !== undefined || !state.isChanged || state.version === version) throw error;
        }
      }
    },

    /** Ends a conflict: what was typed is given up. */
    takeTheirs(): void {
      if (!of || state.newer === undefined) return;
      const { content, version } = of.storedOf(state.newer);
      put({ content, base: content, version, newer: undefined, phase: 'resting' });
    },

    /** Ends a conflict: what was typed stands over theirs. */
    keepMine(): void {
      if (!of || state.newer === undefined) return;
      const { content: base, version } = of.storedOf(state.newer);
      put({ base, version, newer: undefined, phase: 'resting' });
    },

    /** Goes back to what the server has. */
    discard(): void {
      const { content, version } =
        of && state.newer !== undefined ? of.storedOf(state.newer) : { content: state.base, version: state.version };
      put({ content, base: content, version, newer: undefined, phase: 'resting' });
    },

    /** Keeps no more of what is written: it has gone. */
    forget: () => put({ base: state.content, phase: 'resting' }),
  };
}
