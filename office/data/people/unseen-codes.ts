import { useState } from 'react';
import { useMe } from './account.ts';

/**
 * Knows whether recovery codes were made in this browser that nobody has kept: the page was left before they were shown, or while they were. The server
 * has their hashes alone and counts them as ten that are left.
 */
export function useUnseenCodes() {
  const key = `office:${useMe().id}:unseen-codes`;
  const [areUnseen, setAreUnseen] = useState(() => isStored(key));

  /** Makes codes. They are unseen from before the request on until `keep`, unless it fails. */
  async function make<Made>(request: () => Promise<Made>): Promise<Made> {
    const before = isStored(key);
    store(key, true);
    try {
      return await request();
    } catch (error) {
      store(key, before);
      throw error;
    }
  }

  return {
    areUnseen,
    make,
    /** Somebody has seen them and closed what shows them. */
    keep(): void {
      store(key, false);
      setAreUnseen(false);
    },
  };
}

// A browser may have no storage: then nothing is said, as before.
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string, isUnseen: boolean): void {
  try {
    if (isUnseen) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {}
}
