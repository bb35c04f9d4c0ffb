/**
 * Disables copying, cutting and the context menu outside form fields and what ui/copy-text.ts has selected; base.css disables selection. Keyboard,
 * links and screen readers are not affected.
 */

for (const type of ['copy', 'cut', 'contextmenu'] as const) {
  document.addEventListener(type, (event) => {
    // The document, which can be the target as well, has no `closest`.
    const target = event.target as Partial<Element>;
    if (!target.closest?.('input, textarea, select, [data-copyable]')) event.preventDefault();
  });
}

export {};
