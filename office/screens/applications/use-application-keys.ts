import { directionOf } from '#contract/locales';
import { useLocale } from '../../content/use-text.ts';
import { useShortcut } from '../../frame/shortcuts.ts';

interface ApplicationKeys {
  isOn: boolean;
  /** Whether the steps stand beside each other: elsewhere the arrows are the browser's. */
  isBoard: boolean;
  move(by: 1 | -1): void;
  /** By a step, in the order of reading. */
  moveAcross(by: 1 | -1): void;
  selectAndMove(by: 1 | -1): void;
  select(): void;
  open(): void;
  moveOn(): void;
  decline(): void;
  rate(rating: number): void;
  write(): void;
  note(): void;
  /** Clears what is selected, then leaves the application. */
  back(): void;
}

/** The keys of the steps, the list, and the application that is current. */
export function useApplicationKeys(keys: ApplicationKeys): void {
  const { isOn, isBoard } = keys;
  // The arrows mean what is seen: in Arabic the way goes to the left.
  const isMirrored = directionOf(useLocale()) === 'rtl';
  const toLeft = () => keys.moveAcross(isMirrored ? 1 : -1);
  const toRight = () => keys.moveAcross(isMirrored ? -1 : 1);
  useShortcut('everywhere', { Escape: keys.back }, { isOn });
  useShortcut(
    'lists',
    {
      j: () => keys.move(1),
      k: () => keys.move(-1),
      Enter: keys.open,
      x: () => keys.select(),
      'Shift+J': () => keys.selectAndMove(1),
      'Shift+K': () => keys.selectAndMove(-1),
    },
    { isOn },
  );
  useShortcut('applications', { ArrowLeft: toLeft, ArrowRight: toRight }, { isOn: isOn && isBoard });
  useShortcut(
    'applications',
    {
      m: () => keys.moveOn(),
      d: () => keys.decline(),
      e: () => keys.write(),
      n: () => keys.note(),
      1: () => keys.rate(1),
      2: () => keys.rate(2),
      3: () => keys.rate(3),
      4: () => keys.rate(4),
      5: () => keys.rate(5),
    },
    { isOn },
  );
}
