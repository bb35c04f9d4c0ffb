/** Accordions: at most one card open in each `data-expand-group`. Without the script every card shows its whole text. */

for (const group of document.querySelectorAll<HTMLElement>('[data-expand-group]')) {
  const buttons = [...group.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')];
  const { expandLabel = '', collapseLabel = '' } = group.dataset;

  const expand = (opened: HTMLButtonElement | undefined) => {
    for (const button of buttons) {
      const open = button === opened;
      button.setAttribute('aria-expanded', String(open));
      const label = button.querySelector('[data-label]');
      if (label) label.textContent = open ? collapseLabel : expandLabel;
    }
  };

  for (const button of buttons) {
    button.addEventListener('click', () => expand(button.getAttribute('aria-expanded') === 'true' ? undefined : button));
  }
}

export {};
