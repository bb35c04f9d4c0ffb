import type { ShortcutKey, ShortcutScope } from './shortcut-keys.ts';

/** Describes what a key event is read from. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export type Handlers<Scope extends ShortcutScope> = { readonly [Key in ShortcutKey<Scope>]?: ((event: KeyboardEvent) => void) | undefined };
/** Something that a key does at this moment. */
export interface Offer {
  scope: ShortcutScope;
  keys: string;
  run: () => void;
}

type AnyHandlers = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Milliseconds in which the second key of a pair has to follow the first. */
const pairMs = 1_200;

/** Keys that act by position, whatever the layout of the keyboard writes: with an Arabic one `j` arrives as `ت`. */
const letterOf = ({ code }: Pick<KeyboardEvent, 'code'>): string | undefined => /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();

/** The name of what was pressed: `j`, `Shift+J`, `Mod+Enter`, `?`. Undefined for a key that only changes others. */
export function nameOf(event: Pressed & { code?: string }): string | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (['Control', 'Meta', 'Alt', 'Shift', 'Dead', 'Unidentified', 'Process'].includes(key)) return undefined;
  const isLatin = /^[\x20-\x7e]$/.test(key);
  const letter = isLatin && /[a-z]/i.test(key) ? key.toLowerCase() : isLatin ? undefined : letterOf({ code: event.code ?? '' });
  const base = letter ? (shiftKey ? letter.toUpperCase() : letter) : key === '؟' ? '?' : key;
  const modifiers = [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && letter && 'Shift'].filter(Boolean);
  return [...modifiers, base].join('+');
}

/** Whether a key writes something where the focus is. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(target.type);
}

/** Single letters and signs, which the account can switch off (WCAG 2.1.4), and which do nothing in fields. */
const isSingle = (name: string): boolean =>
  !name.includes('Mod+') && !name.includes('Alt+') && (name.length === 1 || name.startsWith('Shift+'));

/** Keys that may go on while they are held down: they move, and decide nothing. */
const mayRepeat = (name: string): boolean => ['j', 'k', 'Shift+J', 'Shift+K'].includes(name) || /^(Alt\+)?Arrow/.test(name);

/** Whether the arrows belong to what has the focus: the caret, or the choice of a control. */
const hasOwnArrows = (target: EventTarget | null): boolean =>
  isTyping(target) ||
  (target instanceof HTMLElement && target.closest('input[type="radio"], input[type="range"], [role="radio"], [role="slider"]') !== null);

/** Acts by itself on what has the focus. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, summary, [role="menuitem"], [role="option"], [role="tab"]') !== null;

/** Finds who acts on a key: the newest listener that has it. Keys of a dialog hide those of the page behind it. */
export function createShortcuts(now: () => number = Date.now) {
  const listeners: { handlers: () => AnyHandlers; isModal: boolean; scope: ShortcutScope }[] = [];
  let first: { name: string; at: number } | undefined;
  let areLettersOn = true;

  function hearing() {
    const modal = listeners.findLastIndex(({ isModal }) => isModal);
    return listeners.slice(Math.max(modal, 0)).toReversed();
  }

  const active = (): AnyHandlers[] => hearing().map(({ handlers }) => handlers());

  const find = (name: string) => active().find((handlers) => handlers[name])?.[name];
  const beginsPair = (name: string) => active().some((handlers) => Object.keys(handlers).some((key) => key.startsWith(`${name} `)));

  return {
    /** Returns what ends it. */
    listen(handlers: () => AnyHandlers, { isModal = false, scope = 'everywhere' as ShortcutScope } = {}): () => void {
      const listener = { handlers, isModal, scope };
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },

    /** Returns what can be done at this moment, for the palette to offer: each with what does it. */
    offered(): Offer[] {
      const offers = hearing()
        .toReversed()
        .flatMap(({ handlers, scope }) =>
          Object.entries(handlers()).flatMap(([keys, handler]) =>
            handler ? [{ scope, keys, run: () => handler(new KeyboardEvent('keydown')) }] : [],
          ),
        );
      // Of two that hear the same key, the newer one does it.
      return [...new Map(offers.map((offer) => [`${offer.scope} ${offer.keys}`, offer])).values()];
    },

    switchLetters(areOn: boolean): void {
      areLettersOn = areOn;
    },

    /** Whether the key was meant for somebody; its own effect is then prevented. */
    press(event: KeyboardEvent): boolean {
      const name = nameOf(event);
      if (name === undefined || event.defaultPrevented) return false;
      if (isSingle(name) && (isTyping(event.target) || !areLettersOn)) return false;
      if (name.startsWith('Arrow') && hasOwnArrows(event.target)) return false;
      if (name === 'Enter' && (isTyping(event.target) || isControl(event.target))) return false;
      if (event.repeat && !mayRepeat(name)) {
        const isTaken = find(name) !== undefined;
        if (isTaken) event.preventDefault();
        return isTaken;
      }
      const pair = first && now() - first.at <= pairMs ? find(`${first.name} ${name}`) : undefined;
      first = !pair && beginsPair(name) ? { name, at: now() } : undefined;
      const handler = pair ?? find(name);
      if (!handler) return first !== undefined;
      handler(event);
      event.preventDefault();
      return true;
    },
  };
}

export const shortcuts = createShortcuts();
