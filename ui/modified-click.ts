/** A click that asks for a new tab or window, or to download: it stays the browser's. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  metaKey || ctrlKey || shiftKey || altKey;
