/** The floating chat link steps aside while it would lie over something to use, a form, an item of a list, the words of the hero or of the footer. */

import { whenIdle } from './when-loaded.ts';

const inTheWayOf = 'a, button, form, summary, [tabindex="0"], article, .card, li, dl > div, h1, .lead, footer p';

/** Pixels around the link that have to be free as well. */
const clearance = 8;

/** Where it looks, as shares of the width and of the height: near enough to each other to find a line of text between them. */
const shares = [0, 1 / 3, 2 / 3, 1];

/** Whether its place is taken, also when it has stepped aside: `offset…` does not know of its `translate`. */
function isInTheWay(link: HTMLElement): boolean {
  const along = (start: number, size: number) => shares.map((share) => start - clearance + (size + 2 * clearance) * share);
  const rows = along(link.offsetTop, link.offsetHeight);
  const beneath = (x: number, y: number) => document.elementsFromPoint(x, y).find((element) => !link.contains(element));
  return along(link.offsetLeft, link.offsetWidth).some((x) => rows.some((y) => beneath(x, y)?.closest(inTheWayOf)));
}

/** Looks again in idle time: while a page scrolls, its frames come first. */
function keepClear(link: HTMLElement): void {
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
