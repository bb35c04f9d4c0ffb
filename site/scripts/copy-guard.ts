/** Disables copying, cutting and the context menu outside form fields; base.css disables selection. Keyboard, links and screen readers are not affected. */

const inField = (target: EventTarget | null) => target instanceof Element && target.closest('input, textarea, select, [contenteditable]');

for (const type of ['copy', 'cut', 'contextmenu'] as const) {
  document.addEventListener(type, (event) => {
    if (!inField(event.target)) event.preventDefault();
  });
}

export {};
