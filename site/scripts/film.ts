/**
 * Plays silent loops while they are in view, after the page has loaded, and never automatically under reduced motion or Save-Data. The
 * visitor's choice with the button overrides that until the next press.
 */

import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';
import { whenLoaded } from './when-loaded.ts';

/** The visitor's setting, where the browser tells it. */
const saveData = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

function animate(film: HTMLVideoElement) {
  const toggle = document.querySelector<HTMLButtonElement>(`[data-film-toggle="${film.id}"]`);
  let shouldPlay = !prefersReducedMotion() && !saveData;
  let inView = false;

  const updatePlayback = () => {
    if (shouldPlay && inView && !document.hidden) {
      // Playing can be refused (low-power mode): the poster stays, and the button offers to try again.
      film.play().catch(() => undefined);
    } else film.pause();
  };
  const showState = () => {
    toggle?.setAttribute('data-state', film.paused ? 'paused' : 'playing');
    if (!film.paused) film.setAttribute('data-started', '');
  };

  film.addEventListener('play', showState);
  film.addEventListener('pause', showState);
  document.addEventListener('visibilitychange', updatePlayback);
  toggle?.addEventListener('click', () => {
    shouldPlay = film.paused;
    updatePlayback();
  });
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting === true;
    updatePlayback();
  }).observe(film);
}

whenLoaded(() => document.querySelectorAll<HTMLVideoElement>('video[data-film]').forEach(animate));
