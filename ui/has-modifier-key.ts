/**
 * Whether a key was held down that makes a click open a new tab or window or download, and an arrow key go back in history: such an event
 * stays the browser's.
 */
export const hasModifierKey = (event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
