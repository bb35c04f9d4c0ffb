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
  const updateExpanded = () => {
    const open = !drop.hasAttribute('data-dismissed') && drop.matches(':hover, :focus-within');
    trigger?.setAttribute('aria-expanded', `${open}`);
  };
  const dismiss = (isDismissed: boolean) => {
    drop.toggleAttribute('data-dismissed', isDismissed);
    updateExpanded();
  };
  const undoDismiss = () => dismiss(false);

  drop.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    trigger?.focus();
    dismiss(true);
  });
  drop.addEventListener('pointerenter', undoDismiss);
  drop.addEventListener('pointerleave', () => requestAnimationFrame(updateExpanded));
  drop.addEventListener('focusin', updateExpanded);
  drop.addEventListener('focusout', (event) => {
    if (!drop.contains(event.relatedTarget as Node | null)) requestAnimationFrame(undoDismiss);
  });
  // After a click on a link within the page the drop-down would cover its target.
  drop.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href*="#"]')) dismiss(true);
  });
  updateExpanded();
}

const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) menu.hidePopover();
});

export {};
