import type { ScreenName } from '../../content/registry.ts';

export type Overlay = 'palette' | 'help';
/** Help without a place is of the screen that is open. */
type Listener = (overlay: Overlay, place?: ScreenName) => void;

const listeners = new Set<Listener>();

/** Opens the palette or the help, from wherever. */
export const openOverlay: Listener = (overlay, place) => {
  for (const listener of listeners) listener(overlay, place);
};

/** Called by what shows them; returns what ends it. */
export function onOpenOverlay(open: Listener): () => void {
  listeners.add(open);
  return () => void listeners.delete(open);
}
