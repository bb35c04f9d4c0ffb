/** Contacts cannot be selected by hand, so a `data-copy="…"` button puts its value on the clipboard and says so for two seconds. */

const saidFor = 2_000;

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const label = button.querySelector<HTMLElement>('[data-label]');
  const idle = label?.textContent ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    button.setAttribute('data-copied', '');
    if (label) label.textContent = button.dataset.copiedLabel ?? idle;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.removeAttribute('data-copied');
      if (label) label.textContent = idle;
    }, saidFor);
  });
}

export {};
