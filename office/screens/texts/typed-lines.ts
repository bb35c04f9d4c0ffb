import { useSyncExternalStore } from 'react';
import type { LineValue } from '#contract/texts/changed-texts';

/** A line whose field is open. */
export interface TypedLine {
  value: LineValue;
  /** It is not on the server yet. */
  isChanged: boolean;
  /** Saves it now; rejects when it is not saved. */
  flush(): Promise<unknown>;
}

/** Holds the lines that are being typed, by address: what publishes saves them first, and the preview shows them before the server has. */
function createTypedLines() {
  let lines: ReadonlyMap<string, TypedLine> = new Map();
  /** Holds what is being saved of fields that were closed. */
  const closing = new Set<Promise<unknown>>();
  const listeners = new Set<() => void>();
  const set = (next: ReadonlyMap<string, TypedLine>) => {
    lines = next;
    for (const notify of listeners) notify();
  };
  return {
    all: () => lines,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put: (address: string, line: TypedLine) => set(new Map(lines).set(address, line)),
    /** Saves what is left of a field that is no longer open. */
    close(address: string): void {
      const line = lines.get(address);
      const rest = new Map(lines);
      rest.delete(address);
      set(rest);
      if (!line?.isChanged) return;
      const saving = line.flush().catch(() => undefined);
      closing.add(saving);
      void saving.then(() => closing.delete(saving));
    },
    /** Saves everything now; rejects when something is not saved. */
    async flush(): Promise<void> {
      const open = [...lines.values()].filter(({ isChanged }) => isChanged);
      await Promise.all([...closing, ...open.map(({ flush }) => flush())]);
    },
  };
}

export const typedLines = createTypedLines();

/** Whether something that is typed is not on the server yet. */
export const useHasTyped = (): boolean =>
  useSyncExternalStore(typedLines.subscribe, () => [...typedLines.all().values()].some(({ isChanged }) => isChanged));
