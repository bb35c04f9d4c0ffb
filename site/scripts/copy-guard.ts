/** Copying, cutting and the context menu are off outside form fields; base.css turns selection off. Keyboard, links and screen readers stay whole. */

const inField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

for (const type of ['copy', 'cut', 'contextmenu'] as const) {
  document.addEventListener(type, (event) => {
    if (!inField(event.target)) event.preventDefault();
  });
}

export {};
