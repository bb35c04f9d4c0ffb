import type { APIRequestContext } from '@playwright/test';

/** A page as programs read it: search engines, sharing sites, link checkers. */
export interface ReadPage {
  status: number;
  html: string;
  title: string;
  /** `description`, `og:image` and so on. */
  meta: Map<string, string>;
  canonical: string | undefined;
  /** The things that its structured data describes. */
  things: Record<string, unknown>[];
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#38': '&',
  '#39': "'",
  '#34': '"',
  '#60': '<',
  '#62': '>',
};
export const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const tags = (html: string, element: string) => [...html.matchAll(new RegExp(`<${element}\\s[^>]*>`, 'g'))].map(([tag]) => tag);

const attribute = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : decode(value);
};

/** Every value of an attribute on elements of one kind. */
export const attributes = (html: string, element: string, name: string) => tags(html, element).flatMap((tag) => attribute(tag, name) ?? []);

/** Fetches a page and reads its head; its scripts do not run. */
export async function readPage(request: APIRequestContext, url: string): Promise<ReadPage> {
  const response = await request.get(url);
  const html = await response.text();
  const meta = new Map<string, string>();
  for (const tag of tags(html, 'meta')) {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property');
    if (name) meta.set(name, attribute(tag, 'content') ?? '');
  }
  const canonical = tags(html, 'link').find((tag) => attribute(tag, 'rel') === 'canonical');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status: response.status(),
    html,
    title: decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta,
    canonical: canonical && attribute(canonical, 'href'),
    things: data === undefined ? [] : (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'],
  };
}
