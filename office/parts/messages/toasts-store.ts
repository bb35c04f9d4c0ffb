import type { ReactNode } from 'react';

export interface ToastAction {
  label: string;
  /** The key that does the same, as it is drawn. */
  keys?: string | undefined;
  /** Whether it stays when something newer is said: what it stops is about to happen. */
  isLasting?: boolean;
  run(): unknown;
}

export interface ToastMessage {
  id: number;
  kind: 'done' | 'failed';
  text: ReactNode;
  action?: ToastAction | undefined;
}

/** Milliseconds that a message stays: with something to do, and without. */
export const toastMs = { withAction: 10_000, plain: 5_000 } as const;

/** Messages at once; the oldest gives way. */
const limit = 3;

/**
 * Whether a message makes room for a newer one: of what was done one after the other only the last is said, as its key takes back the last alone.
 * What failed stays, and so does what can be stopped for a while alone, such as a mail that is about to go.
 */
const givesWay = (older: ToastMessage, newer: Omit<ToastMessage, 'id'>): boolean =>
  older.kind === 'done' && newer.kind === 'done' && !older.action?.isLasting;

export type Toasts = ReturnType<typeof createToasts>;

/** Short messages about what has just happened. */
function createToasts() {
  let messages: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const show = (message: Omit<ToastMessage, 'id'>): (() => void) => {
    lastId += 1;
    const id = lastId;
    const others = messages.filter((other) => !givesWay(other, message));
    change([...others.slice(1 - limit), { ...message, id }]);
    return () => remove(id);
  };
  const remove = (id: number) => change(messages.filter((message) => message.id !== id));

  return {
    all: () => messages,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remove,
    /** Both return what takes the message away again. */
    done: (text: ReactNode, action?: ToastAction) => show({ kind: 'done', text, action }),
    failed: (text: ReactNode, action?: ToastAction) => show({ kind: 'failed', text, action }),
  };
}

export const toasts = createToasts();
