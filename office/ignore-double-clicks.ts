import { ignoreSecondClicks, isSecondOf } from '#ui/ignore-second-click.ts';

/** Matches what opens a menu, and the menu itself. */
const inMenu = '[aria-haspopup="menu"], [role="menu"]';

/** The press that met a menu last, unless another one has met something else since. */
let first: PointerEvent | undefined;
let isSecond = false;

/**
 * Drops the second half of a double click whose first half met a menu: it would close what has just been opened, act once more, or meet what lay
 * beneath an item. A menu opens with the press and not with the click, so that all that belongs to it goes.
 */
function dropSecondPress(event: MouseEvent): void {
  // A key's click has no press.
  if (event.type === 'click' && event.detail === 0) return;
  if (event instanceof PointerEvent && event.type === 'pointerdown') {
    isSecond = first !== undefined && isSecondOf(first, event);
    if (!isSecond) first = event.target instanceof Element && event.target.closest(inMenu) ? event : undefined;
  }
  if (!isSecond) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Called once, when the Office starts: neither dialogs nor menus take the second half of a double click. */
export function ignoreDoubleClicks(): void {
  ignoreSecondClicks();
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const)
    addEventListener(type, dropSecondPress, { capture: true });
}
