import { useSyncExternalStore } from 'react';

/** A hook that says whether the window is as a media query says. */
export function mediaHook(condition: string): () => boolean {
  const query = matchMedia(condition);
  const subscribe = (listener: () => void): (() => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}
