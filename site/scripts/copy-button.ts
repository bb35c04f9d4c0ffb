import { copyText } from '#ui/copy-text.ts';

/** Text can't be selected, so a `data-copy="…"` button copies a contact to the clipboard and confirms it for a moment. */

const confirmationMs = 2_000;

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const label = button.querySelector<HTMLElement>('[data-label]');
  const idleLabel = label?.textContent ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  button.addEventListener('click', async () => {
    const shownIn = button.parentElement?.querySelector('bdi');
    if (!(await copyText(button.dataset.copy ?? '', shownIn))) return;
    button.setAttribute('data-copied', '');
    if (label) label.textContent = button.dataset.copiedLabel ?? idleLabel;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.removeAttribute('data-copied');
      if (label) label.textContent = idleLabel;
    }, confirmationMs);
  });
}
