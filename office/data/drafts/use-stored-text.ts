import { useState } from 'react';
import { useMe } from '../people/account.ts';

/** The key of `localStorage` for something that a person types. */
export const storageKey = (accountId: string, name: string): string => `office:${accountId}:${name}`;

/** A browser may have no storage, or none left; then the text is there as long as the page is. */
export function writeStored(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {}
}

export function readStored(key: string): string {
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
export function useStoredText(name: string): [text: string, change: (text: string) => void, forget: (sent: string) => void] {
  const { id } = useMe();
  const key = storageKey(id, name);
  const [text, setText] = useState(() => readStored(key));
  const change = (next: string) => {
    setText(next);
    writeStored(key, next);
  };
  const forget = (sent: string) => {
    setText((newest) => (newest === sent ? '' : newest));
    if (readStored(key) === sent) writeStored(key, '');
  };
  return [text, change, forget];
}
