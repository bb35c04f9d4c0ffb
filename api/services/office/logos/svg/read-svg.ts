import { parseXml, XmlDocumentType, XmlElement } from '@rgrove/parse-xml';
import { UnfitLogo } from '../logo-problem.ts';
import { attributes, colourPattern, passive, referring, rendered, textual } from './allowed.ts';
import type { Element } from './element.ts';
import { readDeclarations, readStyles, type StyleSheet } from './styles.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const htmlNamespace = 'http://www.w3.org/1999/xhtml';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** Elements, and how deep they may lie in each other. */
const limits = { elements: 5_000, depth: 100 };

/** Characters of a value that is one number, word or colour. */
const maxValue = 200;

/** Attributes whose values are as long as the drawing needs. */
const long: ReadonlySet<string> = new Set(['d', 'points', 'transform', 'stroke-dasharray']);

/** Prefix → namespace; the empty prefix is that of names without one. */
type Namespaces = Readonly<Record<string, string>>;

/** `url(#id)`, with or without quotation marks, and what may stand after it. */
const localUrl = /^url\(\s*(?<quote>['"]?)#(?<id>[^'")\s]+)\k<quote>\s*\)\s*(?<fallback>.*)$/;

/**
 * Reads a drawing, keeping what `allowed.ts` names; styles become attributes. The parser knows no entities but those of XML itself, and loads
 * nothing. Throws UnfitLogo for what is no well-formed drawing, and for whatever could run, load or refer to something outside.
 */
export function readSvg(text: string): Element {
  const root = parse(text);
  const state = { count: 0, style: readStyles(styleTexts(root)) };
  const svg = read(root, { '': svgNamespace, xml: xmlNamespace }, 0, state);
  if (svg?.tag !== 'svg') throw new UnfitLogo('type');
  return svg;
}

function parse(text: string): XmlElement {
  let document: ReturnType<typeof parseXml>;
  try {
    document = parseXml(text, { preserveDocumentType: true });
  } catch (error) {
    // Entities of the document's own are unknown to the parser: such a file is not damaged.
    throw new UnfitLogo(/<!ENTITY/.test(text) ? 'unsafe' : 'unreadable', error);
  }
  for (const node of document.children) if (node instanceof XmlDocumentType && node.internalSubset) throw new UnfitLogo('unsafe');
  if (!document.root) throw new UnfitLogo('unreadable');
  return document.root;
}

/**
 * Returns the texts of all style sheets, whatever the namespace of their elements: one that is not meant for the drawing has no selector of its
 * classes.
 */
function styleTexts(element: XmlElement): string[] {
  const found: string[] = [];
  const stack = [element];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (/^(?:.*:)?style$/.test(next.name)) found.push(next.text);
    for (const child of next.children) if (child instanceof XmlElement) stack.push(child);
  }
  return found;
}

function read(xml: XmlElement, outer: Namespaces, depth: number, state: { count: number; style: StyleSheet }): Element | undefined {
  state.count += 1;
  if (state.count > limits.elements || depth > limits.depth) throw new UnfitLogo('tooComplex');
  const namespaces = namespacesOf(xml, outer);
  const { namespace, local } = nameOf(xml.name, namespaces);
  refuseActive(xml);
  if (namespace === htmlNamespace) throw new UnfitLogo('unsafe');
  if (namespace !== svgNamespace || passive.has(local)) {
    inspect(xml);
    return undefined;
  }
  if (textual.has(local)) throw new UnfitLogo('text');
  if (!rendered.has(local)) throw new UnfitLogo('unsafe');
  const element: Element = { tag: local, attributes: new Map(), children: [], id: undefined, references: new Map() };
  readAttributes(xml, namespaces, element, state.style);
  for (const child of xml.children) {
    const kept = child instanceof XmlElement ? read(child, namespaces, depth + 1, state) : undefined;
    if (kept) element.children.push(kept);
  }
  return element;
}

/** Inspects what is left out too: a file with scripts in its metadata is not one to keep a part of. */
function inspect(xml: XmlElement): void {
  const stack = [xml];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (/(?:^|:)(?:script|foreignObject|iframe|object|embed|handler|set|animate\w*)$/i.test(next.name)) throw new UnfitLogo('unsafe');
    if (Object.keys(next.attributes).some((name) => /^on/i.test(name))) throw new UnfitLogo('unsafe');
    for (const child of next.children) if (child instanceof XmlElement) stack.push(child);
  }
}

/** Handlers of events, in whatever element. */
function refuseActive({ attributes: given }: XmlElement): void {
  if (Object.keys(given).some((name) => /^(?:.*:)?on/i.test(name))) throw new UnfitLogo('unsafe');
}

function namespacesOf({ attributes: given }: XmlElement, outer: Namespaces): Namespaces {
  const own = Object.entries(given).flatMap(([name, value]) => {
    const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : undefined;
    return prefix === undefined ? [] : [[prefix, value] as const];
  });
  return own.length === 0 ? outer : { ...outer, ...Object.fromEntries(own) };
}

function nameOf(name: string, namespaces: Namespaces): { namespace: string; local: string } {
  const at = name.indexOf(':');
  const prefix = at === -1 ? '' : name.slice(0, at);
  const namespace = Object.hasOwn(namespaces, prefix) ? namespaces[prefix] : undefined;
  if (namespace === undefined) throw new UnfitLogo('unreadable');
  return { namespace, local: name.slice(at + 1) };
}

/** Attributes, then what the style sheet says, then what the element's own style says: each outdoes the one before. */
function readAttributes(xml: XmlElement, namespaces: Namespaces, element: Element, style: StyleSheet): void {
  const given = xml.attributes;
  for (const [name, value] of Object.entries(given)) {
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue;
    if (name === 'id') element.id = value;
    else if (name === 'style' || name === 'class') continue;
    else if (!name.includes(':')) readAttribute(element, name, value);
    else if (nameOf(name, namespaces).namespace === xlinkNamespace) readAttribute(element, nameOf(name, namespaces).local, value);
  }
  const classes = (given.class ?? '').split(/\s+/).filter(Boolean);
  for (const [name, value] of style({ tag: element.tag, id: element.id, classes })) readAttribute(element, name, value);
  if (given.style !== undefined) for (const [name, value] of readDeclarations(given.style)) readAttribute(element, name, value);
}

/** Keeps an attribute that may be there with what it may say, and refuses one that would lead outside. */
function readAttribute(element: Element, name: string, given: string): void {
  const value = given.trim();
  if (name === 'href') {
    const id = /^#(.+)$/.exec(value)?.[1];
    if (id === undefined || !referring.has(element.tag)) throw new UnfitLogo('unsafe');
    element.references.set('href', { id, fallback: '' });
    return;
  }
  const rule = value.length > maxValue && !long.has(name) ? undefined : attributes.get(name);
  const url = localUrl.exec(value);
  if (/url\s*\(/i.test(value) && !url) throw new UnfitLogo('unsafe');
  if (rule === undefined) return;
  if (url && (rule === 'paint' || rule === 'reference')) {
    const { id = '', fallback = '' } = url.groups ?? {};
    const isColour = rule === 'paint' && colourPattern.test(fallback.trim());
    element.attributes.delete(name);
    element.references.set(name, { id, fallback: isColour ? fallback.trim() : '' });
    return;
  }
  const pattern = rule === 'paint' ? colourPattern : rule === 'reference' ? /^none$/ : rule;
  if (!pattern.test(value)) return;
  element.references.delete(name);
  element.attributes.set(name, value);
}
