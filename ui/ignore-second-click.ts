/** Within this time and distance of the one before, a click is the second half of a double click. */
const limits = { milliseconds: 500, pixels: 8 };

const openModal = () => [...document.querySelectorAll('dialog:modal')].at(-1);
const controlAt = ({ target }: Event) => (target instanceof Element ? (target.closest('a, button, input, label') ?? target) : undefined);

/** The last click met this. */
let last: { event: MouseEvent; control: Element | undefined; modal: Element | undefined } | undefined;

/**
 * Drops the second click of a double click where the first one has opened, changed or closed a dialog: it would meet whatever lies there by now,
 * such as the page beside the dialog, which closes it, or the next button in it. Clicks by keyboard, which have no place, always count.
 */
function dropSecondClick(event: MouseEvent): void {
  if (event.detail === 0) return;
  const modal = openModal();
  const control = controlAt(event);
  if (last && control !== last.control && isSecondOf(last.event, event)) {
    const isGone = modal !== undefined && last.control?.getClientRects().length === 0;
    if (modal !== last.modal || isGone) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
  }
  last = { event, control, modal };
}

/** Whether a click, or a press, is the second half of a double click. */
export function isSecondOf(first: MouseEvent, second: MouseEvent): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < limits.milliseconds && distance < limits.pixels;
}

/** Called by every dialog of the site, and when the Office starts; the same listener is added once. */
export const ignoreSecondClicks = (): void => document.addEventListener('click', dropSecondClick, { capture: true });
