import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the component runs in the browser: false in the HTML of the server and during hydration, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
