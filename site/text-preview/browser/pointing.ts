import { elementOf, isText, type Place, type Places } from './places.ts';

/** Pixels beside a text in which a click still means it. */
const near = 4;

/** Lies over the page: what is below is not meant. */
const layers = 'dialog, body > header, [role="dialog"], [popover]';
/** An element of these is meant by its label where it has no text. */
const labelled = 'a, button, iframe, img, input, select, svg, textarea, video, [role="img"]';

const hovered = 'data-text-hovered';
const pointed = 'data-text-pointed';

/** The line that is meant at a point of the window. */
export function placeAt(places: Places, x: number, y: number): Place | undefined {
  const [top, ...below] = document.elementsFromPoint(x, y);
  if (!top) return undefined;
  const layer = top.closest(layers);
  const elements = [top, ...below.filter((element) => !layer || layer.contains(element))];
  const own = elements.flatMap(places.of);
  return (
    own.find((place) => isText(place) && isNear(place.node, x, y)) ??
    own.find((place) => !isText(place) && elementOf(place)?.matches(labelled))
  );
}

function isNear(node: Text, x: number, y: number, start = 0, end = node.length): boolean {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left - near && x <= right + near && y >= top - near && y <= bottom + near,
  );
}

/** The line within an element that was chosen by keyboard. */
export const placeIn = (places: Places, element: Element): Place | undefined =>
  places.all().find((place) => {
    const own = elementOf(place);
    return own !== null && element.contains(own);
  });

/** The line that is meant: where several make one text, the smallest at the point, or the one that the others were put into. */
export function addressAt({ node, leaves }: Place, x: number, y: number): string {
  const there = leaves.filter(
    ({ start, end }) => node instanceof Text && end <= node.length && start !== undefined && isNear(node, x, y, start, end),
  );
  const [leaf] = there.toSorted((one, other) => one.end - (one.start ?? 0) - other.end + (other.start ?? 0));
  return (leaf ?? leaves.at(-1))?.text.address ?? '';
}

/** Outlines the text under the pointer. */
export function outlineHovered(place: Place | undefined): void {
  outline(hovered, place);
}

/** Outlines a line where it can be seen first, and brings it into view; none without an address. */
export function pointAt(places: Places, address: string | null): void {
  const found = address === null ? [] : places.withAddress(address);
  for (const one of found) open(elementOf(one));
  const place = found.find((one) => elementOf(one)?.checkVisibility({ visibilityProperty: true })) ?? found[0];
  outline(pointed, place);
  const element = place && elementOf(place);
  if (element) scrollToMiddle(element);
}

/** Opens what an answer is folded away in. */
function open(element: Element | null): void {
  const details = element?.closest('details');
  if (details && details !== element?.closest('summary')?.parentElement) details.open = true;
}

/** Scrolls this page alone: `scrollIntoView` would scroll the Office around it too. What lies on the way may be laid out only now, and move it again. */
function scrollToMiddle(element: Element, steps = 3): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (steps === 0 || (top >= 0 && bottom <= innerHeight)) return;
  scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
  requestAnimationFrame(() => scrollToMiddle(element, steps - 1));
}

function outline(attribute: string, place: Place | undefined): void {
  const own = place && elementOf(place);
  // With the other parts of its headline.
  const element = place?.leaves.some(({ text }) => text.part === 'highlight') ? own?.parentElement : own;
  for (const other of document.querySelectorAll(`[${attribute}]`)) if (other !== element) other.removeAttribute(attribute);
  element?.setAttribute(attribute, '');
}
