/** The bar's shade, and what CSS cannot give the drop-downs: Escape and `aria-expanded`. They open and close without it. */

const shadeAfter = 10;

const bar = document.querySelector<HTMLElement>('[data-navigation]');

function shade() {
  bar?.toggleAttribute('data-scrolled', scrollY > shadeAfter);
}

// With the first frame: to ask now would have the page laid out for the answer alone.
requestAnimationFrame(shade);
addEventListener('scroll', shade, { passive: true });

for (const drop of document.querySelectorAll<HTMLElement>('[data-drop]')) {
  const trigger = drop.querySelector<HTMLElement>('[data-drop-trigger]');
  const tell = () => {
    const open = !drop.hasAttribute('data-dismissed') && drop.matches(':hover, :focus-within');
    trigger?.setAttribute('aria-expanded', String(open));
  };
  const dismiss = () => {
    drop.setAttribute('data-dismissed', '');
    tell();
  };
  const welcome = () => {
    drop.removeAttribute('data-dismissed');
    tell();
  };

  drop.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    trigger?.focus();
    dismiss();
  });
  drop.addEventListener('pointerenter', welcome);
  drop.addEventListener('pointerleave', () => requestAnimationFrame(tell));
  drop.addEventListener('focusin', tell);
  drop.addEventListener('focusout', (event) => {
    if (!drop.contains(event.relatedTarget as Node | null)) requestAnimationFrame(welcome);
  });
  // A click on an entry that only moves within the page leaves the drop-down in the way.
  drop.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href*="#"]')) dismiss();
  });
  tell();
}

const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) menu.hidePopover();
});

export {};
