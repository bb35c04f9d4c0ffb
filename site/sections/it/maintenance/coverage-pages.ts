import { maintenance } from '#content/maintenance';

export const perPage = 3;
export const pageCount = Math.ceil(maintenance.covers.cards.length / perPage);
/** Milliseconds. */
export const autoAdvance = 4_000;
/** How far a finger has to travel sideways, in CSS pixels, before it turns the page. */
export const swipeThreshold = 40;

/** The page `steps` away, round through either end. */
export const turn = (page: number, steps: number) => (page + steps + pageCount) % pageCount;
