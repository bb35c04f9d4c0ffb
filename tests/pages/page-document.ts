import { type Document, type Element, Window } from 'happy-dom';
import { inject } from 'vitest';

const { DOMParser } = new Window();

/** Text as it is read: white space collapsed. */
export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

export const textsOf = (elements: Iterable<Element>): string[] => [...elements].map(textOf);

/** An element's accessible name, as far as the pages' markup needs it: label, labelling element, or content without what is hidden. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const labelling = element.ownerDocument.getElementById(element.getAttribute('aria-labelledby') ?? '');
  return visibleText(labelling ?? element);
}

/** @param hidden a selector of what does not count */
export function visibleText(element: Element, hidden = '[aria-hidden="true"]'): string {
  const copy = element.cloneNode(true);
  for (const part of copy.querySelectorAll(hidden)) part.remove();
  for (const image of copy.querySelectorAll('img[alt]')) image.replaceWith(image.getAttribute('alt') ?? '');
  return textOf(copy);
}

/** The one element that a selector and a name have in common. Throws, with the names that were found, when there is none or more than one. */
export function named(scope: Document | Element, selector: string, name: string | RegExp): Element {
  const candidates = [...scope.querySelectorAll(selector)];
  const found = candidates.filter((element) => (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))));
  const [element] = found;
  if (!element || found.length > 1)
    throw new Error(`${found.length} of ${selector} are named ${name}; there are: ${candidates.map(nameOf).join(' · ')}`);
  return element;
}

export const region = (document: Document, name: string | RegExp): Element => named(document, 'main section', name);

/** Returns the addresses of the links with a name, in the order of the page. */
export const hrefsOf = (scope: Document | Element, name: string | RegExp): (string | null)[] =>
  [...scope.querySelectorAll('a')]
    .filter((link) => (typeof name === 'string' ? nameOf(link) === name : name.test(nameOf(link))))
    .map((link) => link.getAttribute('href'));

export interface PageDocument {
  status: number;
  html: string;
  /** Parsed when it is first read. */
  readonly document: Document;
}

const openedPages = new Map<string, Promise<PageDocument>>();

/**
 * A page as the server sends it; its scripts do not run. Fetched once: no test may change the document.
 *
 * @param path with a query where the page reads one
 * @param site another server than the one that runs for all tests of pages
 */
export function openPage(path: string, site: string = inject('siteUrl')): Promise<PageDocument> {
  const page = openedPages.get(site + path) ?? fetchPage(site + path);
  openedPages.set(site + path, page);
  return page;
}

async function fetchPage(url: string): Promise<PageDocument> {
  const response = await fetch(url);
  const html = await response.text();
  let parsed: Document | undefined;
  return {
    status: response.status,
    html,
    get document() {
      parsed ??= new DOMParser().parseFromString(html, 'text/html');
      return parsed;
    },
  };
}

/** A list of the API. */
export async function readList<T>(path: string, site: string = inject('siteUrl')): Promise<T[]> {
  return (await (await fetch(site + path)).json()) as T[];
}
