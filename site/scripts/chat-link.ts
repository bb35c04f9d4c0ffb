/** The floating chat link moves up, a step at a time, while it would lie over the middle of something to use. */

import { whenIdle } from './when-loaded.ts';

const controls = 'a, button, input, select, textarea, label, summary, [tabindex="0"]';

/** How often it moves up at most, by its size and the space below it; from the lower edge again when none of these places is free. */
const steps = [0, 1, 2, 3, 4];

/** Where it looks, as shares of its size: near enough to each other to find a line of text between them. */
const shares = [0, 1 / 3, 2 / 3, 1];

/** Whether the middle of a control lies beneath it when it has moved up by `steps`: `offset…` does not know of its `translate`. */
function isInTheWay(link: HTMLElement, step: number): boolean {
  const { offsetLeft: left, offsetTop, offsetHeight: size } = link;
  const top = offsetTop - (step * size * 4) / 3;
  const contains = (start: number, near: number, far: number) => Math.abs((near + far) / 2 - start - size / 2) <= size / 2;
  const controlAt = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .find((element) => !link.contains(element))
      ?.closest(controls)
      ?.getBoundingClientRect();
  return shares.some((across) =>
    shares.some((down) => {
      const box = controlAt(left + size * across, top + size * down);
      return box && contains(left, box.left, box.right) && contains(top, box.top, box.bottom);
    }),
  );
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
  addEventListener('resize', schedule);
  // The first layout, and lists that load or open beneath it.
  new ResizeObserver(schedule).observe(document.body);
}

document.querySelectorAll<HTMLElement>('[data-chat]').forEach(keepClear);
