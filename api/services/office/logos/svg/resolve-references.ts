import { UnfitLogo } from '../logo-problem.ts';
import { type Element, elementsOf } from './element.ts';

/** Elements that are drawn in all, each as often as something refers to it. */
const maxDrawn = 20_000;

/**
 * Gives ids and references new names, and takes away references to what is not there. Throws UnfitLogo for a drawing whose references are
 * cyclic or multiply each other: a hundred elements can be a billion.
 */
export function resolveReferences(svg: Element): void {
  const byId = new Map<string, Element>();
  for (const element of elementsOf(svg)) if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element);
  for (const { references, attributes } of elementsOf(svg))
    for (const [name, { id, fallback }] of references) {
      if (byId.has(id)) continue;
      references.delete(name);
      if (fallback !== '') attributes.set(name, fallback);
    }
  limitExpansion(svg, byId);
  rename(svg, byId);
}

/** Throws UnfitLogo for cyclic references, and for more than `maxDrawn` elements once every reference is replaced by what it refers to. */
function limitExpansion(svg: Element, byId: ReadonlyMap<string, Element>): void {
  const sizes = new Map<Element, number>();
  const open = new Set<Element>();

  function expandedSize(element: Element): number {
    const known = sizes.get(element);
    if (known !== undefined) return known;
    if (open.has(element)) throw new UnfitLogo('tooComplex');
    open.add(element);
    let size = 1;
    for (const child of element.children) size += expandedSize(child);
    for (const { id } of element.references.values()) {
      const target = byId.get(id);
      if (target) size += expandedSize(target);
    }
    if (size > maxDrawn) throw new UnfitLogo('tooComplex');
    open.delete(element);
    sizes.set(element, size);
    return size;
  }
  expandedSize(svg);
}

/** Short names of our own: those of a file can be anything. */
function rename(svg: Element, byId: ReadonlyMap<string, Element>): void {
  const names = new Map<string, string>();
  for (const { references } of elementsOf(svg))
    for (const reference of references.values()) {
      const name = names.get(reference.id) ?? `a${names.size}`;
      names.set(reference.id, name);
      reference.id = name;
    }
  const kept = new Map([...names].flatMap(([id, name]) => (byId.has(id) ? [[byId.get(id), name] as const] : [])));
  for (const element of elementsOf(svg)) element.id = kept.get(element);
}
