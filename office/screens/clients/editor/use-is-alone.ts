import { useSyncExternalStore } from 'react';

const query = matchMedia('(width < 64em)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has no room for the wall beside the panel, which is then a page of its own. */
export const useIsAlone = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
