import { useEffect, useRef } from 'react';

/** Milliseconds without another move after which a place is sent: what goes up ten places goes in one step, not in ten. */
const debounceMs = 800;

/** Calls `save` when nothing has been moved for `debounceMs` or is held by a pointer, and when the screen is left. A new `draft` is another move. */
export function useDebouncedSave(draft: { isHeld: boolean } | undefined, save: () => void): void {
  const newestSave = useRef(save);
  useEffect(() => {
    newestSave.current = save;
  });
  useEffect(() => {
    if (!draft || draft.isHeld) return;
    const timer = setTimeout(() => newestSave.current(), debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => newestSave.current(), []);
}
