/**
 * The scrolled state of the navigation bar, and what CSS cannot do for the drop-downs: Escape and `aria-expanded`. They open and close without it.
 * So does the menu of narrow windows, where the browser knows popovers.
 */

/** Pixels. */
const scrolledAfter = 10;

const bar = document.querySelector<HTMLElement>('[data-navigation]');

function updateScrolled() {
  bar?.toggleAttribute('data-scrolled', scrollY > scrolledAfter);
}

// In the first frame: reading `scrollY` now would force a layout.
requestAnimationFrame(updateScrolled);
addEventListener('scroll', updateScrolled);

for (const drop of document.querySelectorAll<HTMLElement>('[data-drop]')) {
  const trigger = drop.querySelector<HTMLElement>('[data-drop-trigger]');
  const isActive = () => drop.matches(':hover, :focus-within');
  const dismiss = (isDismissed: boolean) => {
    drop.toggleAttribute('data-dismissed', isDismissed);
    trigger?.setAttribute('aria-expanded', `${!isDismissed && isActive()}`);
  };
  /** Dismissed lasts until both the pointer and the focus have left, or the pointer comes back. */
  const update = () => dismiss(drop.hasAttribute('data-dismissed') && isActive());
  const updateAfterEvent = () => requestAnimationFrame(update);

  drop.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    trigger?.focus();
    dismiss(true);
  });
  drop.addEventListener('pointerenter', () => dismiss(false));
  drop.addEventListener('pointerleave', updateAfterEvent);
  drop.addEventListener('focusin', update);
  drop.addEventListener('focusout', updateAfterEvent);
  // After a click on a link within the page the drop-down would cover its target.
  drop.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href*="#"]')) dismiss(true);
  });
  update();
}

const menu = document.querySelector<HTMLElement>('#menu');
const menuButton = document.querySelector<HTMLElement>('[popovertarget]');

function superviseMenu(header: HTMLElement, content: HTMLElement, button: HTMLElement) {
  /** Set here alone, where the browser knows no popovers: iOS 16, Chrome 113, Firefox 124. */
  let isOpen = false;
  const open = (opens: boolean) => {
    isOpen = opens;
    header.toggleAttribute('data-open', opens);
    button.setAttribute('aria-expanded', `${opens}`);
  };
  // The open menu reaches to the edges of the window: beside it is the bar alone.
  header.addEventListener('click', ({ target }) => {
    const element = target as Element;
    if (!element.closest('a') && element.closest('#menu, [popovertarget]')) return;
    content.hidePopover?.();
    if (isOpen) open(false);
  });
  if ('popover' in content) return;
  open(false);
  button.addEventListener('click', () => open(!isOpen));
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return;
    button.focus();
    open(false);
  });
}

if (bar && menu && menuButton) superviseMenu(bar, menu, menuButton);

export {};
