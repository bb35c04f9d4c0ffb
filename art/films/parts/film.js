/**
 * A film made of a page: what happens when is declared once, and `seek(seconds)` shows any moment of it. Nothing runs by itself,
 * so a frame is the same on every machine. Times are seconds from the start of the film; CSS transitions are not used, because
 * they would run on their own clock.
 */
import { along, say } from './words.js';

const easings = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', both: 'cubic-bezier(0.6, 0, 0.2, 1)', linear: 'linear' };

/** Returns how far `moment` is on the way from `from` to `until`: 0 to 1, slow at both ends. */
export function progress(moment, from, until) {
  const part = Math.min(1, Math.max(0, (moment - from) / (until - from)));
  return part * part * (3 - 2 * part);
}

/** An amount as the till writes it, with the three decimals of the dinar. */
export const dinars = (amount) => say('JD {amount}').replace('{amount}', amount.toFixed(3));

/** Turns a keyframe round: where lines run to the left, what came from the right comes from the left. */
function turnedRound(keyframe) {
  if (along === 1) return keyframe;
  const turned = { ...keyframe };
  if (keyframe.translate) turned.translate = keyframe.translate.replace(/^-?[\d.]+/, (across) => String(-Number(across)));
  if (keyframe.rotate) turned.rotate = `${-Number.parseFloat(keyframe.rotate)}deg`;
  return turned;
}

export function createFilm(duration) {
  const animations = [];
  const steps = [];

  const all = (target) => (typeof target === 'string' ? [...document.querySelectorAll(target)] : [target]);
  const one = (target) => {
    const [found] = all(target);
    if (!found) throw new Error(`nothing on the page is ${target}`);
    return found;
  };

  function animate(target, keyframes, at, seconds, { easing = 'out', fill = 'forwards', stagger = 0 } = {}) {
    const found = all(target);
    if (found.length === 0) throw new Error(`nothing on the page is ${target}`);
    for (const [index, element] of found.entries()) {
      const timing = { delay: (at + index * stagger) * 1000, duration: seconds * 1000, easing: easings[easing], fill };
      const animation = element.animate(keyframes.map(turnedRound), timing);
      animation.pause();
      animations.push(animation);
    }
  }

  /** Moves the target on to the given style, from whatever it is then. */
  const to = (target, style, at, seconds = 0.6, options = {}) => animate(target, [style], at, seconds, options);

  /** Makes the target appear; hidden before. `from` is where it comes from, in CSS lengths. */
  function enter(target, at, { from = '0 18px', seconds = 0.6, stagger = 0 } = {}) {
    animate(
      target,
      [
        { opacity: 0, translate: from },
        { opacity: 1, translate: '0 0' },
      ],
      at,
      seconds,
      { fill: 'both', stagger },
    );
  }

  const leave = (target, at, { towards = '0 -10px', seconds = 0.35 } = {}) => to(target, { opacity: 0, translate: towards }, at, seconds);

  /** Shows the target from `at` until `until` (to the end without it). */
  function show(target, at, until, options = {}) {
    enter(target, at, options);
    if (until !== undefined) leave(target, until);
  }

  /** Draws the lines of a drawing (path elements with pathLength="1"). */
  function draw(target, at, seconds = 0.8, { stagger = 0 } = {}) {
    animate(target, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], at, seconds, { easing: 'both', fill: 'both', stagger });
  }

  /** Calls `step(moment)` for every frame, after the animations are where they belong. */
  const each = (step) => steps.push(step);

  /** Gives the target a class while the film is between `at` and `until`. */
  function mark(target, name, at, until = Infinity) {
    const found = all(target);
    each((moment) => {
      for (const element of found) element.classList.toggle(name, moment >= at && moment < until);
    });
  }

  /** Writes the text letter by letter, with a caret while it is being written. */
  function type(target, english, at, seconds) {
    const text = say(english);
    const element = one(target);
    each((moment) => {
      if (moment < at) return;
      const letters = Math.round(text.length * Math.min(1, (moment - at) / seconds));
      element.textContent = text.slice(0, letters);
      element.classList.toggle('is-typing', moment < at + seconds + 0.25);
    });
    mark(target, 'is-filled', at);
  }

  /** Replaces the target's text from `at` on. */
  function write(target, english, at) {
    const text = say(english);
    const element = one(target);
    const before = element.textContent;
    each((moment) => {
      if (moment >= at) element.textContent = text;
      else if (element.textContent === text) element.textContent = before;
    });
  }

  async function seek(seconds) {
    for (const animation of animations) animation.currentTime = seconds * 1000;
    for (const step of steps) step(seconds);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  return { duration, one, all, animate, to, enter, leave, show, draw, each, mark, type, write, seek };
}

/** Puts the icons named by `data-icon` into the page: Lucide's, as the site uses them. */
async function placeIcons() {
  const places = [...document.querySelectorAll('[data-icon]')];
  const files = await Promise.all(places.map((place) => fetch(`/icons/${place.dataset.icon}.svg`).then((answer) => answer.text())));
  for (const [index, place] of places.entries()) place.innerHTML = files[index];
}

/** A still grain of about one level over everything: without it the dark glows show steps. */
function addGrain() {
  const canvas = document.createElement('canvas');
  canvas.className = 'grain';
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  const context = canvas.getContext('2d');
  const grain = context.createImageData(canvas.width, canvas.height);
  let seed = 1;
  for (let at = 0; at < grain.data.length; at += 4) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    grain.data.fill(seed & 0x10000000 ? 255 : 0, at, at + 3);
    grain.data[at + 3] = (seed >>> 24) % 5;
  }
  context.putImageData(grain, 0, 0);
  document.body.append(canvas);
}

/** Hands the film to whoever photographs it, once its letters and icons are there. */
export async function present(film) {
  await Promise.all([
    placeIcons(),
    document.fonts.load('500 20px Alexandria'),
    document.fonts.load('500 20px Manrope'),
    ...['Alexandria', 'Manrope'].map((face) => document.fonts.load(`500 20px ${face}`, 'ا')),
  ]);
  await document.fonts.ready;
  addGrain();
  await film.seek(0);
  globalThis.duration = film.duration;
  globalThis.seek = film.seek;
  if (location.hash === '#play') play(film);
}

/** For whoever works on a film: its page with #play at the end of the address runs it. */
function play(film) {
  const start = performance.now();
  const next = async () => {
    await film.seek(((performance.now() - start) / 1000) % film.duration);
    requestAnimationFrame(next);
  };
  next();
}
