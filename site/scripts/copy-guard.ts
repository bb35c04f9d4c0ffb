/** Disables copying, cutting and the context menu outside form fields; base.css disables selection. Keyboard, links and screen readers are not affected. */

const mayCopyFrom = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [data-copyable]');

for (const type of ['copy', 'cut', 'contextmenu'] as const) {
  document.addEventListener(type, (event) => {
    if (!mayCopyFrom(event.target)) event.preventDefault();
  });
}

export {};
