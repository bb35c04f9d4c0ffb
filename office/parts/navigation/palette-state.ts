const listeners = new Set<() => void>();

/** Opens the palette, from wherever. */
export function openPalette(): void {
  for (const listener of listeners) listener();
}

/** Called by the palette; returns what ends it. */
export function onOpenPalette(open: () => void): () => void {
  listeners.add(open);
  return () => void listeners.delete(open);
}
