import type { LineValue } from '#contract/texts/changed-texts';
import type { PreviewedText, PreviewedTexts } from '../previewed-texts.ts';
import { isMarked } from '../text-marks.ts';
import { isHydrated, onceHydrated } from './hydration.ts';
import { type Leaf, partOf, readLeaves, withOtherTexts } from './leaves.ts';

/** A place where the page shows texts of the site: a text, or an attribute that is read aloud or seen. */
export interface Place {
  node: Text | Attr;
  /** As the server or an island has rendered it. */
  text: string;
  leaves: readonly Leaf[];
}

export const readAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** Holds code, not what is read. */
const unread = 'script, style, noscript, template';

export const elementOf = ({ node }: Place): Element | null => (node instanceof Attr ? node.ownerElement : node.parentElement);
export const isText = (place: Place): place is Place & { node: Text } => place.node instanceof Text;
export const addressesOf = ({ leaves }: Place): string[] => leaves.map(({ text }) => text.address);

export type Places = ReturnType<typeof findPlaces>;

/**
 * Finds the texts of a preview on its page, now and whenever the page changes, and takes their marks away.
 *
 * @param onChange called when texts have come that were not there
 */
export function findPlaces({ texts, facts }: PreviewedTexts, onChange: () => void) {
  const places = new Map<Node, Place>();
  const shown = new Map<string, LineValue>();
  const observer = new MutationObserver((changes) => {
    const before = places.size;
    changes.forEach(follow);
    if (places.size !== before) onChange();
  });

  observe();
  note(document.body);

  function observe(): void {
    const what = { subtree: true, childList: true, characterData: true, attributeFilter: readAttributes };
    observer.observe(document.body, what);
  }

  function follow({ type, target, attributeName, addedNodes }: MutationRecord): void {
    if (type === 'childList') addedNodes.forEach(note);
    else if (target instanceof Element) noteNode(target.getAttributeNode(attributeName ?? ''));
    else noteNode(target);
  }

  function note(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Element) for (const name of readAttributes) noteNode(node.getAttributeNode(name));
      else noteNode(node);
    }
  }

  function noteNode(node: Node | null): void {
    if (!(node instanceof Text || node instanceof Attr)) return;
    const value = node.nodeValue ?? '';
    const place = places.get(node);
    if (isMarked(value)) {
      if (node.parentElement?.matches(unread)) return;
      const found = { node, ...readLeaves(value, texts) };
      places.set(node, found);
      write(found);
    } else if (place && value !== read(place)) places.delete(node);
  }

  /** Reads a place as it is to be. */
  function read(place: Place, other: (text: PreviewedText) => string | undefined = shownText): string {
    return withOtherTexts(place, other, facts);
  }

  function shownText(text: PreviewedText): string | undefined {
    const value = shown.get(text.address);
    return value === undefined ? undefined : partOf(value, text);
  }

  function write(place: Place, other?: (text: PreviewedText) => string | undefined): void {
    const island = elementOf(place)?.closest('astro-island');
    if (island && !isHydrated(island)) {
      onceHydrated(island, () => note(island));
      return;
    }
    const text = read(place, other);
    if (place.node.nodeValue === text) return;
    observer.takeRecords().forEach(follow);
    place.node.nodeValue = text;
    observer.takeRecords();
  }

  /** Lists the places that the page has now. */
  function all(): Place[] {
    for (const node of places.keys()) if (!(node instanceof Attr ? node.ownerElement : node)?.isConnected) places.delete(node);
    return [...places.values()];
  }

  const withAddress = (address: string) => all().filter(({ leaves }) => leaves.some(({ text }) => text.address === address));

  return {
    all,
    withAddress,

    /** Lists the places that are an element's own, texts first. */
    of: (element: Element): Place[] =>
      [...element.childNodes, ...readAttributes.map((name) => element.getAttributeNode(name))].flatMap(
        (node) => (node && places.get(node)) ?? [],
      ),

    /** Lists the lines in the order in which the page has them. */
    addresses: (): string[] => [...new Set(all().flatMap(addressesOf))],

    /** Lists the places whose text is not what visitors read. */
    changed: (): Place[] =>
      all().filter(({ leaves }) => leaves.some(({ text }) => text.publicText !== undefined || shown.has(text.address))),

    /** Shows another value of a line; null shows what was rendered. */
    show(address: string, value: LineValue | null): void {
      if (value === null) shown.delete(address);
      else shown.set(address, value);
      for (const place of withAddress(address)) write(place);
    },

    /** Measures something while places show what visitors read. */
    asPublic<Result>(some: readonly Place[], measure: () => Result): Result {
      for (const place of some) write(place, (text) => text.publicText ?? (shown.has(text.address) ? text.text : undefined));
      const result = measure();
      for (const place of some) write(place);
      return result;
    },
  };
}
