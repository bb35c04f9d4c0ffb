/** Pixels from the edge of a list within which it scrolls, and by which it scrolls with each frame at most. */
const reach = 56;
const speed = 14;

/** Scrolls the list under a held pointer while the pointer is near its upper or lower edge: the place that is meant may be out of sight. */
export function edgeScroll() {
  let pointer: { clientX: number; clientY: number } | undefined;

  function step(): void {
    const list = pointer && scrollerAt(pointer);
    if (!pointer || !list) return;
    const [top, bottom] = list === document.scrollingElement ? [0, innerHeight] : edgesOf(list);
    const nearness = Math.max(0, reach - (bottom - pointer.clientY)) - Math.max(0, reach - (pointer.clientY - top));
    if (nearness !== 0) list.scrollBy({ top: (Math.max(-reach, Math.min(nearness, reach)) / reach) * speed, behavior: 'instant' });
  }

  return {
    follow({ clientX, clientY }: { clientX: number; clientY: number }): void {
      pointer = { clientX, clientY };
    },
    /** Returns what stops it. */
    start(): () => void {
      pointer = undefined;
      let frame = requestAnimationFrame(function next() {
        step();
        frame = requestAnimationFrame(next);
      });
      return () => cancelAnimationFrame(frame);
    },
  };
}

const edgesOf = (element: Element): [number, number] => {
  const { top, bottom } = element.getBoundingClientRect();
  return [top, bottom];
};

/** The nearest element around a point that has more than it shows, else the page. */
function scrollerAt({ clientX, clientY }: { clientX: number; clientY: number }): Element | null {
  for (let element = document.elementFromPoint(clientX, clientY); element; element = element.parentElement)
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  return document.scrollingElement;
}
