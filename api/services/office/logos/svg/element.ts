/** An element of a drawing, written anew: nothing in it but what `allowed.ts` names. */
export interface Element {
  tag: string;
  attributes: Map<string, string>;
  children: Element[];
  /** The id that it had. */
  id: string | undefined;
  /** Ids that it refers to, by attribute; `href` for `#id`, the others for `url(#id)`. */
  references: Map<string, Reference>;
}

export interface Reference {
  id: string;
  /** A colour that stands in for it. */
  fallback: string;
}

/** Every element, the outer before the inner ones. */
export function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}
