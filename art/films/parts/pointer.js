import { progress } from './film.js';
import { along } from './words.js';

/**
 * A fingertip that goes from one control to the next. `press(target, at)` makes it arrive and press at `at`; the control gives way
 * a little, and light spreads from the touch. It stays in the same place on a control that moves with its screen.
 */
export function addPointer(film, stage, { appears, leaves, from }) {
  const finger = document.createElement('div');
  finger.className = 'pointer';
  const ripple = document.createElement('div');
  ripple.className = 'pointer-ripple';
  stage.append(ripple, finger);
  /** Points are given for lines that run to the right. */
  const turnedRound = ({ x, y }) => ({ x: along === 1 ? x : stage.clientWidth - x, y });
  const stops = [{ at: appears, place: () => turnedRound(from) }];

  function centreOf(element) {
    const box = element.getBoundingClientRect();
    const outer = stage.getBoundingClientRect();
    return { x: box.x - outer.x + box.width / 2, y: box.y - outer.y + box.height / 2 };
  }

  /** Puts the finger over a point of the stage, without pressing. */
  const rest = (point, at) => stops.push({ at, place: () => turnedRound(point) });

  function press(target, at) {
    const element = film.one(target);
    stops.push({ at, place: () => centreOf(element), pressed: true });
    film.animate(element, [{ scale: 1 }, { scale: 0.955 }, { scale: 1 }], at - 0.06, 0.36, { fill: 'none' });
  }

  function placeAt(moment) {
    const next = stops.findIndex((stop) => stop.at > moment);
    const reached = stops.at(next === -1 ? -1 : Math.max(0, next - 1));
    if (next <= 0) return reached.place();
    const coming = stops[next];
    const start = reached.place();
    const end = coming.place();
    const way = Math.hypot(end.x - start.x, end.y - start.y);
    const seconds = Math.min(coming.at - reached.at, 0.3 + way / 900);
    const part = progress(moment, coming.at - seconds, coming.at - 0.08);
    const arc = Math.sin(Math.PI * part) * Math.min(36, way * 0.1);
    return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part - arc };
  }

  film.each((moment) => {
    const { x, y } = placeAt(moment);
    const presses = stops
      .filter((stop) => stop.pressed)
      .map(({ at }) => progress(moment, at - 0.12, at) - progress(moment, at + 0.04, at + 0.3));
    finger.style.translate = `${x}px ${y}px`;
    finger.style.scale = String(1 - 0.26 * Math.max(0, ...presses));
    finger.style.opacity = String(progress(moment, appears, appears + 0.35) - progress(moment, leaves - 0.35, leaves));
    const touched = stops.findLast((stop) => stop.pressed && stop.at <= moment);
    const spread = touched ? Math.min(1, (moment - touched.at) / 0.6) : 1;
    ripple.style.opacity = String((1 - spread) * 0.8);
    if (touched && spread < 1) {
      const centre = touched.place();
      ripple.style.translate = `${centre.x}px ${centre.y}px`;
      ripple.style.scale = String(0.3 + spread * 1.5);
    }
  });

  return { press, rest };
}
