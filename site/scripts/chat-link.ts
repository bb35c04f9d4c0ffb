/** The floating chat link moves up, a step at a time, while it would lie over the middle of something to use. */

import { whenIdle } from './when-loaded.ts';

const controls = 'a, button, input, select, textarea, label, summary, [tabindex="0"]';

/** Limits how often it moves up, by its size and the space below it; from the lower edge again when none of these places is free. */
const steps = [0, 1, 2, 3, 4];

/** It looks at these: four places in each of four rows, near enough to each other to find a line of text between them. */
const points = [...Array(16).keys()];

/** Whether the middle of a control lies beneath it when it has moved up by `step`: `offset…` does not know of its `translate`. */
function isInTheWay(link: HTMLElement, step: number): boolean {
  const { offsetLeft: left, offsetTop, offsetHeight: size } = link;
  const top = offsetTop - (step * size * 4) / 3;
  return points.some((point) => {
    const beneath = document.elementsFromPoint(left + (size * (point % 4)) / 3, top + (size * Math.trunc(point / 4)) / 3);
    const box = beneath
      .find((element) => !link.contains(element))
      ?.closest(controls)
      ?.getBoundingClientRect();
    return box && Math.abs(box.left + box.right - 2 * left - size) < size && Math.abs(box.top + box.bottom - 2 * top - size) < size;
  });
}

/** Looks again in idle time: while a page scrolls, its frames come first. */
function keepClear(link: HTMLElement): void {
  let scheduled = false;
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    whenIdle(() => {
      scheduled = false;
      link.style.setProperty('--steps', `${steps.find((step) => !isInTheWay(link, step)) ?? 0}`);
    });
  };
  addEventListener('scroll', schedule);
  // The first layout, another width of the window, and lists that load or open beneath it.
  new ResizeObserver(schedule).observe(document.body);
}

document.querySelectorAll<HTMLElement>('[data-chat]').forEach(keepClear);
