/** The light behind a `data-glow` block follows the mouse. Without a mouse it stays where the style sheet puts it. */

for (const block of document.querySelectorAll<HTMLElement>('[data-glow]')) {
  block.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    const box = block.getBoundingClientRect();
    block.style.setProperty('--glow-x', `${event.clientX - box.left}px`);
    block.style.setProperty('--glow-y', `${event.clientY - box.top}px`);
  });
}

export {};
