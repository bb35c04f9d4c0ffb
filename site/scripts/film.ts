/**
 * Silent loops play while they are in view, once the page is idle, and never by themselves under reduced motion or Save-Data. A press of
 * the button is the visitor's word and holds until the next press.
 */

import { prefersReducedMotion, saveData } from './preferences.ts';
import { whenLoaded } from './when-loaded.ts';

function animate(film: HTMLVideoElement) {
  const toggle = document.querySelector<HTMLButtonElement>(`[data-film-toggle="${film.id}"]`);
  let wanted = !prefersReducedMotion && !saveData;
  let inView = false;

  const follow = () => {
    if (wanted && inView && !document.hidden) {
      // Playing can be refused (low-power mode): the poster beneath stays, and the button offers another try.
      film.play().catch(() => undefined);
    } else film.pause();
  };
  const tell = () => {
    toggle?.setAttribute('data-state', film.paused ? 'paused' : 'playing');
    if (!film.paused) film.setAttribute('data-started', '');
  };

  film.addEventListener('play', tell);
  film.addEventListener('pause', tell);
  document.addEventListener('visibilitychange', follow);
  toggle?.addEventListener('click', () => {
    wanted = film.paused;
    follow();
  });
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting === true;
    follow();
  }).observe(film);
}

whenLoaded(() => document.querySelectorAll<HTMLVideoElement>('video[data-film]').forEach(animate));
