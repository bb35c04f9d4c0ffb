/** The scrolled state of the navigation bar, and what CSS cannot do for the drop-downs: Escape and `aria-expanded`. They open and close without it. */

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
menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) menu.hidePopover();
});

export {};
