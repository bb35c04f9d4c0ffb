import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { z } from '#contract/zod';
import { useMe } from '../people/account.ts';
import { createDraft, type Draft, type DraftState, type OfThing } from './draft.ts';
import { draftPlace } from './draft-place.ts';
import { createServerDraft, type ServerDraft } from './server-draft.ts';

/** A draft as it stands, and what can be done with it. */
export type LocalDraft<Content, Thing> = DraftState<Content, Thing> & Draft<Content, Thing>;

/**
 * Keeps in this browser what is being written.
 *
 * @param name under which it is kept: `client:7`; another name is another draft. Without one it is kept nowhere
 * @param schema what does not fit it is not brought back
 * @param empty what it begins with, where there is no thing
 */
export function useLocalDraft<Content, Thing = Content>(
  name: string | undefined,
  schema: z.ZodType<Content>,
  empty: Content,
  of?: OfThing<Content, Thing>,
): LocalDraft<Content, Thing> {
  const { id } = useMe();
  const begin = () => ({
    name,
    draft: createDraft<Content, Thing>({ placeOf: (place) => draftPlace(id, place, schema), name, empty, of }),
  });
  const [begun, setBegun] = useState(begin);
  const current = begun.name === name ? begun : begin();
  if (current !== begun) setBegun(current);
  const { draft } = current;
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  const thing = of?.thing;
  useEffect(() => {
    if (thing !== undefined) draft.adopt(thing);
  }, [draft, thing]);
  return { ...draft, ...state };
}

const Text = z.string();

/** The same for one text. */
export const useLocalText = (name: string, start = ''): LocalDraft<string, string> => useLocalDraft(name, Text, start);

interface ServerDraftHookOptions<Content, Thing> extends OfThing<Content, Thing> {
  name: string;
  schema: z.ZodType<Content>;
  empty: Content;
  send(content: Content, version: number): Promise<{ answer: Thing }>;
  debounceMs?: number;
  /** Somebody else's text has taken the place of what was shown. */
  onAdopted?(thing: Thing): void;
}

/** Keeps what is being written: in this browser with every letter, on the server a moment later. It is one draft for as long as the component is there. */
export function useServerDraft<Content, Thing>(
  options: ServerDraftHookOptions<Content, Thing>,
): DraftState<Content, Thing> & ServerDraft<Content, Thing> {
  const { id } = useMe();
  const { thing, onAdopted } = options;
  const newest = useRef(options);
  useLayoutEffect(() => {
    newest.current = options;
  });
  const [draft] = useState(() => {
    const { name, schema, empty, storedOf, merges = false, debounceMs = 800 } = options;
    return createServerDraft<Content, Thing>({
      name,
      empty,
      debounceMs,
      placeOf: (place) => draftPlace(id, place, schema),
      of: { thing, storedOf, merges },
      send: (content, version) => newest.current.send(content, version),
    });
  });
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  const notifyAdopted = useEffectEvent((theirs: Thing) => onAdopted?.(theirs));
  useEffect(() => {
    if (thing !== undefined && draft.adopt(thing)) notifyAdopted(thing);
  }, [draft, thing]);
  useEffect(() => () => draft.stop(), [draft]);
  return { ...draft, ...state };
}
