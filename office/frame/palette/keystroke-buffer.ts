/** Keys that a field which is not there yet would have got. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault' | 'stopPropagation'>;

/**
 * Keeps what is typed until the field that it is meant for can take it; nothing behind hears it. Escape ends it.
 *
 * @param target what hears keys before anything else: the window
 */
export function createKeystrokeBuffer(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, onEscape: () => void) {
  let text = '';

  const onKeyDown = (event: Event & Key) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // AltGr writes signs, and is reported as Ctrl and Alt.
    if ((ctrlKey || metaKey) && !altKey) return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1) text += key;
    event.preventDefault();
    event.stopPropagation();
  };
  const listener = onKeyDown as unknown as EventListener;
  target.addEventListener('keydown', listener, { capture: true });

  return {
    /** Stops listening, and returns what was typed. */
    end(): string {
      target.removeEventListener('keydown', listener, { capture: true });
      const typed = text;
      text = '';
      return typed;
    },
  };
}
