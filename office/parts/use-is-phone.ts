import { useSyncExternalStore } from 'react';

const query = matchMedia('(width < 48em)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone, where list and detail are pages of their own and the page scrolls. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
