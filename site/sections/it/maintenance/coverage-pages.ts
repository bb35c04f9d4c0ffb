import type { Content } from '#site/content/content.ts';

export type CardName = keyof Content<'maintenance'>['coverage']['cards'];

const cards: CardName[] = ['systems', 'devices', 'websites', 'security', 'networks', 'troubleshooting'];
const cardsPerPage = 3;

/** The pages of the carousel with their cards. */
export const pages = Array.from({ length: Math.ceil(cards.length / cardsPerPage) }, (_, page) =>
  cards.slice(page * cardsPerPage, (page + 1) * cardsPerPage),
);
const pageCount = pages.length;
export const autoplayMs = 4_000;
/** A finger has to move sideways this far, in CSS pixels, before the page changes. */
export const swipeThreshold = 40;

/** The page `steps` away, round through either end. */
export const pageAt = (page: number, steps: number) => (page + steps + pageCount) % pageCount;
