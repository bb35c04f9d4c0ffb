import { addressesOf, elementOf, isText, type Place, type Places } from './places.ts';

/** Pixels that rounding makes, and share of the size of letters that stand out of a low line. */
const rounding = 2;
const standingOut = 0.5;

const headings = 'h1, h2, h3, h4';

function rectsOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

function blockOf(element: Element): Element {
  const { display } = getComputedStyle(element);
  return (display === 'inline' || display === 'contents') && element.parentElement ? blockOf(element.parentElement) : element;
}

/** Whether a text leaves its box, and so may be cut off or lie over another. */
function overflows(place: Place): boolean {
  const element = elementOf(place);
  if (!isText(place) || !element?.checkVisibility()) return false;
  const block = blockOf(element);
  const box = block.getBoundingClientRect();
  // Only read aloud.
  if (box.width <= 1) return false;
  const above = standingOut * Number.parseFloat(getComputedStyle(element).fontSize);
  return rectsOf(place.node).some(
    ({ left, right, bottom }) => left < box.left - rounding || right > box.right + rounding || bottom > box.bottom + above,
  );
}

/** Heights of headings in lines. */
function heightsOf(all: readonly Element[]): number[] {
  return all.map((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight);
  });
}

interface Measures {
  /** Lines of each heading that has changed. */
  heights: number[];
  overflowing: ReadonlySet<Place>;
}

/** The lines that no longer fit their place, and those of headings that need a line more, compared with what visitors read now. */
export function measure(places: Places): { overflowing: string[]; longer: string[] } {
  const changed = places.changed().filter(isText);
  if (changed.length === 0) return { overflowing: [], longer: [] };
  const headingOf = (place: Place) => elementOf(place)?.closest(headings) ?? undefined;
  const grown = [...new Set(changed.map(headingOf))].filter((heading) => heading !== undefined);
  const take = (): Measures => ({ heights: heightsOf(grown), overflowing: new Set(places.all().filter(overflows)) });
  const now = take();
  const before = places.asPublic(changed, take);
  const isLonger = (heading: Element | undefined) => {
    const index = heading ? grown.indexOf(heading) : -1;
    return (now.heights[index] ?? 0) - (before.heights[index] ?? 0) > standingOut;
  };
  return {
    overflowing: unique([...now.overflowing].filter((place) => !before.overflowing.has(place))),
    longer: unique(changed.filter((place) => isLonger(headingOf(place)))),
  };
}

const unique = (places: readonly Place[]) => [...new Set(places.flatMap(addressesOf))];
