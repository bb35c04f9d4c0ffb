import type { Offer } from './office-offers.ts';

/** The number of an offer as people name it: of a later version, with that. Empty for one without a number. */
export function numberOf({ number, edition }: Pick<Offer, 'number' | 'edition'>): string {
  if (number === null) return '';
  return edition > 1 ? `${number} v${edition}` : number;
}
