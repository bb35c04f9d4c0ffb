import { useEffect, useRef, useState } from 'react';
import { Draft } from '#contract/office/conversation';
import { readStored, storageKey, writeStored } from '../../data/drafts/use-stored-text.ts';
import { useMe } from '../../data/people/account.ts';
import { request } from '../../data/requests/request.ts';

export interface Written {
  subject: string;
  text: string;
}

/** Milliseconds after the last letter before the server gets it; the browser has it at once. */
const debounceMs = 2_000;

const isSame = (one: Written, other: Written) => one.subject === other.subject && one.text === other.text;

/** Returns what this browser has of an answer, and the server may not have; undefined without anything. */
function readStoredDraft(key: string): Written | undefined {
  try {
    const { subject, text } = JSON.parse(readStored(key)) as Partial<Written>;
    return typeof subject === 'string' && typeof text === 'string' ? { subject, text } : undefined;
  } catch {
    return undefined;
  }
}

/** Says where the draft is: nowhere yet, on its way, with the server since `at`, or in this browser alone. */
export type DraftState = { kind: 'none' | 'keeping' | 'here' } | { kind: 'kept'; at: string };

/** Describes where a draft is kept. */
interface DraftPlace {
  call: 'quoteDraft' | 'applicationDraft';
  /** The id of what the answer is about. */
  id: string;
  /** The server had this when it was opened. */
  served: Draft | null;
  /** Puts what the server has now where it is shown. */
  setCached(draft: Draft | null): void;
}

/** An answer that is being written. It is kept while it is: in this browser with every letter, with the server a moment later. */
export function useDraft({ call, id, served, setCached }: DraftPlace, empty: Written) {
  const me = useMe();
  const key = storageKey(me.id, `answer:${id}`);
  const [written, setWritten] = useState<Written>(() => readStoredDraft(key) ?? served ?? empty);
  const [state, setState] = useState<DraftState>(served ? { kind: 'kept', at: served.savedAt } : { kind: 'none' });
  const newest = useRef(written);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());

  async function save(): Promise<void> {
    const sent = newest.current;
    setState({ kind: 'keeping' });
    try {
      const saved = await request(call, { method: 'PUT', parameters: { id }, body: sent, schema: Draft });
      setCached(saved);
      if (!isSame(sent, newest.current)) return;
      writeStored(key, '');
      setState({ kind: 'kept', at: saved.savedAt });
    } catch {
      setState({ kind: 'here' });
    }
  }

  /** One after the other, so that an older one never ends up on top. */
  function flush(): Promise<void> {
    clearTimeout(timer.current);
    timer.current = undefined;
    sending.current = sending.current.then(save);
    return sending.current;
  }

  function change(changed: Partial<Written>): void {
    const next = { ...newest.current, ...changed };
    newest.current = next;
    setWritten(next);
    writeStored(key, JSON.stringify(next));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), debounceMs);
  }

  // Whoever leaves in the middle of a word loses nothing.
  const leave = useRef<() => void>(undefined);
  leave.current = () => {
    if (timer.current !== undefined) void flush();
  };
  useEffect(() => () => leave.current?.(), []);

  /** Waits for what is on its way to the server, after which nothing else goes there by itself. */
  async function settle(): Promise<void> {
    clearTimeout(timer.current);
    timer.current = undefined;
    await sending.current;
  }

  return {
    written,
    state,
    change,
    /** Before an answer goes. Resolves with what is written by then. */
    async settle(): Promise<Written> {
      await settle();
      return newest.current;
    },
    /** After it went: the server has no draft any more. */
    async forget(): Promise<void> {
      await settle();
      writeStored(key, '');
      setCached(null);
    },
    async discard(): Promise<void> {
      await settle();
      await request(call, { method: 'DELETE', parameters: { id } });
      writeStored(key, '');
      setCached(null);
    },
  };
}
