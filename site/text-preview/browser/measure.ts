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

/** The part of the page that an element stands in, which is one below another: texts push each other within it alone. */
function partOf(element: Element | null): Element | undefined {
  const around = element?.parentElement;
  if (!element || !around) return undefined;
  return around.matches('main, body') && !element.matches('main') ? element : partOf(around);
}

const partOfPlace = (place: Place) => partOf(elementOf(place));
const headingOf = (place: Place) => elementOf(place)?.closest(headings) ?? undefined;

/** Lines that no longer fit their place, and those of headings that need a line more. */
interface Misfits {
  overflowing: string[];
  longer: string[];
}

type TextPlace = Place & { node: Text };

/** Compares the changed texts of a part with what visitors read now. */
function compare(places: Places, part: Element, changed: readonly TextPlace[]): Misfits {
  const grown = [...new Set(changed.map(headingOf))].filter((heading) => heading !== undefined);
  const own = places.all().filter((place) => partOfPlace(place) === part);
  const take = () => ({ heights: heightsOf(grown), overflowing: new Set(own.filter(overflows)) });
  const now = take();
  const before = places.asPublic(changed, take);
  const isLonger = (heading: Element | undefined) => {
    const index = heading ? grown.indexOf(heading) : -1;
    return (now.heights[index] ?? 0) - (before.heights[index] ?? 0) > standingOut;
  };
  return {
    overflowing: [...now.overflowing].filter((place) => !before.overflowing.has(place)).flatMap(addressesOf),
    longer: changed.filter((place) => isLonger(headingOf(place))).flatMap(addressesOf),
  };
}

/** Measures the parts of the page in which something has changed since the last time: all of it would be in the way of whoever types. */
export function createMeasures(places: Places) {
  const known = new Map<Element, Misfits>();

  return {
    /** Notes that a line has changed, or without one that the page has. */
    outdate(address?: string): void {
      if (address === undefined) known.clear();
      else
        for (const place of places.withAddress(address)) {
          const part = partOfPlace(place);
          if (part) known.delete(part);
        }
    },

    take(): Misfits {
      const changed = Map.groupBy(places.changed().filter(isText), partOfPlace);
      for (const part of known.keys()) if (!changed.has(part)) known.delete(part);
      for (const [part, own] of changed) if (part && !known.has(part)) known.set(part, compare(places, part, own));
      const all = [...known.values()];
      return { overflowing: unique(all.flatMap((one) => one.overflowing)), longer: unique(all.flatMap((one) => one.longer)) };
    },
  };
}

const unique = (addresses: readonly string[]) => [...new Set(addresses)];
