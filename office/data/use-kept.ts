import { useState } from 'react';
import { useMe } from './account.ts';

/** Under this, what a person types stands in the storage of the browser. */
export const keptKey = (accountId: string, name: string): string => `office:${accountId}:${name}`;

/** A browser may have no storage, or none left; then the text is there as long as the page is. */
export function keep(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {}
}

export function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * A text that survives a closed window: it stays in this browser until it is empty again.
 *
 * @returns the text, what changes it, and what empties it after `sent` was stored, unless something else has been typed since
 */
export function useKept(name: string): [text: string, change: (text: string) => void, forget: (sent: string) => void] {
  const { id } = useMe();
  const key = keptKey(id, name);
  const [text, setText] = useState(() => kept(key));
  const change = (next: string) => {
    setText(next);
    keep(key, next);
  };
  const forget = (sent: string) => {
    setText((newest) => (newest === sent ? '' : newest));
    if (kept(key) === sent) keep(key, '');
  };
  return [text, change, forget];
}
