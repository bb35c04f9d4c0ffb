import { maintenance } from '#content/en/maintenance';

export const cardsPerPage = 3;
export const pageCount = Math.ceil(maintenance.covers.cards.length / cardsPerPage);
export const autoplayMs = 4_000;
/** How far a finger has to move sideways, in CSS pixels, before the page changes. */
export const swipeThreshold = 40;

/** The page `steps` away, round through either end. */
export const pageAt = (page: number, steps: number) => (page + steps + pageCount) % pageCount;
