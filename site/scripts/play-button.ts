/** Films with controls show their poster and one button until they are played; without this script they have the browser's own controls. */

for (const film of document.querySelectorAll<HTMLVideoElement>('[data-content-film]')) {
  const button = film.parentElement?.querySelector<HTMLElement>('[data-play]');
  if (!button) continue;
  film.controls = false;
  button.hidden = false;
  // Also when the browser starts it, from its own menu say.
  film.addEventListener(
    'play',
    () => {
      film.controls = true;
      if (button === document.activeElement) film.focus();
      button.hidden = true;
    },
    { once: true },
  );
  button.addEventListener('click', () => void film.play());
}
