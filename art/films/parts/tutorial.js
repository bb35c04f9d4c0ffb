/**
 * The frame of a film that teaches: title card, the column that names the step, and the list of steps beneath it.
 * A page offers `.title-card`, `.steps` and `.rig` (what the camera looks at).
 */
import { say } from './words.js';

/** `steps`: { at, title, line }, in order; the last one ends at `end`. */
export function addSteps(film, { steps, end }) {
  const column = film.one('.steps');
  column.innerHTML = `${steps.map(stepMarkup).join('')}<ol class="step-marks">${'<li><i></i></li>'.repeat(steps.length)}</ol>`;
  film.enter('.step-marks', steps[0].at, { from: '0 0' });
  for (const [index, step] of steps.entries()) {
    const until = steps[index + 1]?.at ?? end;
    film.enter(`#step-${index} > *`, step.at + 0.15, { stagger: 0.09, from: '0 22px' });
    for (const part of film.all(`#step-${index} > *`)) film.leave(part, until - 0.2, { seconds: 0.3 });
    film.animate(`.step-marks li:nth-child(${index + 1}) i`, [{ scale: '0 1' }, { scale: '1 1' }], step.at, until - step.at, {
      easing: 'linear',
      fill: 'both',
    });
  }
  film.leave('.step-marks', end);
}

function stepMarkup({ title, line }, index, steps) {
  const eyebrow = say('Step {step} of {steps}')
    .replace('{step}', index + 1)
    .replace('{steps}', steps.length);
  return `<div class="step" id="step-${index}"><p class="eyebrow">${eyebrow}</p><h2>${say(title)}</h2><p class="line">${say(line)}</p></div>`;
}

/** The card that opens the film; it is the first frame already, so nothing fades in from black. */
export function addTitle(film, until) {
  film.animate('.title-card h1', [{ backgroundPosition: '100% 0' }, { backgroundPosition: '0% 0' }], 0, until + 0.4, {
    easing: 'linear',
    fill: 'both',
  });
  film.to('.title-card', { opacity: 0, scale: 1.04 }, until - 0.1, 0.5);
}

/** The till comes in as the title goes. */
export const showRig = (film, at) => film.animate('.rig', [{ opacity: 0 }, { opacity: 1 }], at, 0.7, { fill: 'both' });

/** Leads the camera: `shots` are { at, seconds, zoom, x, y }; x and y are what moves to the middle of the picture, in its pixels. */
export function addCamera(film, shots) {
  for (const { at, seconds = 1.1, zoom = 1, x = 0, y = 0 } of shots) {
    film.to('.rig', { scale: zoom, translate: `${x}px ${y}px` }, at, seconds, { easing: 'both' });
  }
}

/** The card comes back with the last words, which are left standing: a player stops on the last frame. */
export function addClosing(film, { end, title, line }) {
  film.write('.title-card h1', title, end);
  film.write('.title-card p', line, end);
  film.to('.rig', { opacity: 0, scale: 1.03 }, end, 0.5);
  film.to('.title-card h1', { backgroundPosition: '60% 0' }, end, 0.01);
  film.to('.title-card', { opacity: 1, scale: 1 }, end + 0.3, 0.7);
}
