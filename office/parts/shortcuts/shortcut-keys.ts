/**
 * Every key of the Office, by where it acts. `g t` is one after the other; `Mod` is Ctrl, or Cmd on a Mac. What it does is written under the same names in
 * content/keys.ts.
 */
export const shortcutKeys = {
  everywhere: {
    palette: 'Mod+k',
    search: '/',
    keys: '?',
    back: 'Escape',
    undo: 'z',
  },
  lists: {
    next: 'j',
    previous: 'k',
    open: 'Enter',
    select: 'x',
    selectNext: 'Shift+J',
    selectPrevious: 'Shift+K',
    viewBefore: '[',
    viewAfter: ']',
    create: 'c',
  },
  today: {
    assignToMe: 'a',
  },
  quote: {
    answer: 'e',
    offer: 'o',
    note: 'n',
    assign: 'a',
    assignToMe: 'a m',
    state: 's',
    remind: 'r',
    dismiss: 'h',
  },
  answer: {
    send: 'Mod+Enter',
    templates: 'Mod+/',
    attach: 'Mod+Shift+A',
  },
  applications: {
    stepBefore: 'ArrowLeft',
    stepAfter: 'ArrowRight',
    moveOn: 'm',
    decline: 'd',
    write: 'e',
    note: 'n',
    rate1: '1',
    rate2: '2',
    rate3: '3',
    rate4: '4',
    rate5: '5',
  },
  reviews: {
    publish: 'p',
    reject: 'r',
    answer: 'e',
  },
  jobs: {
    show: 'v',
    publish: 'Mod+Enter',
  },
  entry: {
    publish: 'Mod+Enter',
    mark: 'Mod+b',
  },
  people: {
    invite: 'c',
  },
  order: {
    up: 'Alt+ArrowUp',
    down: 'Alt+ArrowDown',
  },
} as const;

export type ShortcutScope = keyof typeof shortcutKeys;
/** The keys of a scope, as `useShortcut` takes them. `g` and a letter lead to a screen, which says so itself. */
export type ShortcutKey<Scope extends ShortcutScope> =
  | ((typeof shortcutKeys)[Scope][keyof (typeof shortcutKeys)[Scope]] & string)
  | (Scope extends 'everywhere' ? `g ${string}` : never);
