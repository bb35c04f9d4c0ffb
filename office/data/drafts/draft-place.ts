import { z } from '#contract/zod';
import { parseJson } from '../requests/parse-json.ts';

/** Holds what is written, and what it was written on; `version` is 0 for something that is not there yet. */
export interface KeptDraft<Content> {
  content: Content;
  base: Content;
  version: number;
}

/** A place of this browser for one thing that one person writes. */
export type DraftPlace<Content> = ReturnType<typeof draftPlace<Content>>;

const keyOf = (accountId: string, name: string): string => `office:${accountId}:${name}`;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether something is kept under this name. */
export const isKept = (accountId: string, name: string): boolean => stored(keyOf(accountId, name)) !== null;

/** @param name without it, nothing is kept */
export function draftPlace<Content>(accountId: string, name: string | undefined, schema: z.ZodType<Content>) {
  const key = keyOf(accountId, name ?? '');
  const Kept: z.ZodType<KeptDraft<Content>> = z.object({ content: schema, base: schema, version: z.int() });
  /** Holds what this window has read or written there. */
  let own: string | null = null;
  return {
    /** Reads what is kept; undefined where there is nothing, or something of another shape. */
    read(): KeptDraft<Content> | undefined {
      own = name === undefined ? null : stored(key);
      return own === null ? undefined : parseJson(Kept, own);
    },

    write(draft: KeptDraft<Content>): void {
      if (name === undefined) return;
      const text = JSON.stringify(draft);
      // A browser may have no storage, or none left; then it is there as long as the page is.
      try {
        localStorage.setItem(key, text);
        own = text;
      } catch {}
    },

    /** Leaves what another window has written since. */
    clear(): void {
      if (own === null || stored(key) !== own) return;
      localStorage.removeItem(key);
      own = null;
    },
  };
}
