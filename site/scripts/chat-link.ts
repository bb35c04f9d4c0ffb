/** The floating chat link steps aside while it would lie over something to use, an item of a list, the words of the hero or of the footer. */

import { whenIdle } from './when-loaded.ts';

const inTheWayOf = 'a, button, input, select, textarea, label, summary, [tabindex="0"], article, .card, li, dl > div, h1, .lead, footer p';

/** Pixels around the link that have to be free as well. */
const clearance = 8;

/** How many points of its area, along each side, are looked at: near enough to each other to find a line of text between them. */
const pointsPerSide = 4;

/** The place of the link, whether it stands there or has stepped aside; `offset…` does not know of its `translate`. */
function isInTheWay({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): boolean {
  const along = (start: number, size: number) =>
    Array.from({ length: pointsPerSide }, (_, index) => start - clearance + ((size + 2 * clearance) * index) / (pointsPerSide - 1));
  const rows = along(offsetTop, offsetHeight);
  return along(offsetLeft, offsetWidth).some((x) => rows.some((y) => isOccupied(x, y)));
}

function isOccupied(x: number, y: number): boolean {
  const beneath = document.elementsFromPoint(x, y).find((element) => !element.closest('[data-chat]'));
  return !!beneath?.closest(inTheWayOf);
}

/** Looks again in idle time: while a page scrolls, its frames come first. */
function keepClear(link: HTMLElement) {
  let scheduled = false;
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    whenIdle(() => {
      scheduled = false;
      link.toggleAttribute('data-aside', isInTheWay(link));
    });
  };
  addEventListener('scroll', schedule);
  addEventListener('resize', schedule);
  // The first layout, and lists that load or open beneath it.
  new ResizeObserver(schedule).observe(document.body);
}

document.querySelectorAll<HTMLElement>('[data-chat]').forEach(keepClear);
