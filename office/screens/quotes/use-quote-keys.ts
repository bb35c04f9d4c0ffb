import type { QuoteState } from '#contract/office/quotes';
import { useShortcut } from '../../frame/shortcuts.ts';

/** A menu that a key opens. */
export type OpenMenu = 'assign' | 'state' | 'remind' | undefined;

interface QuoteKeys {
  isOn: boolean;
  move(by: 1 | -1): void;
  selectAndMove(by: 1 | -1): void;
  select(): void;
  open(): void;
  changeView(by: 1 | -1): void;
  writeDown(): void;
  /** Clears what is selected, then leaves the request. */
  back(): void;
  answer(): void;
  note(): void;
  openMenu(menu: OpenMenu): void;
  assignToMe(): void;
  setState(state: QuoteState): void;
}

/** The keys of the list and of the request that is current in it. */
export function useQuoteKeys(keys: QuoteKeys): void {
  const { isOn, back, open } = keys;
  useShortcut('everywhere', { Escape: back }, { isOn });
  useShortcut(
    'lists',
    {
      j: () => keys.move(1),
      k: () => keys.move(-1),
      Enter: open,
      x: () => keys.select(),
      'Shift+J': () => keys.selectAndMove(1),
      'Shift+K': () => keys.selectAndMove(-1),
      '[': () => keys.changeView(-1),
      ']': () => keys.changeView(1),
      c: () => keys.writeDown(),
    },
    { isOn },
  );
  useShortcut(
    'quote',
    {
      e: () => keys.answer(),
      n: () => keys.note(),
      a: () => keys.openMenu('assign'),
      'a m': () => keys.assignToMe(),
      s: () => keys.openMenu('state'),
      r: () => keys.openMenu('remind'),
      h: () => keys.setState('aside'),
    },
    { isOn },
  );
}
