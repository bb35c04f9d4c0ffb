/**
 * Lists how an offer stands. `open`: it has its number, and the customer can accept it until its last day. `replaced`: a newer version of the same
 * number is there.
 */
export const offerStates = ['draft', 'open', 'accepted', 'withdrawn', 'replaced'] as const;
export type OfferState = (typeof offerStates)[number];

/** Lists how an offer stands for a reader: an open one whose last day has gone is `expired`. */
export const shownOfferStates = ['draft', 'open', 'expired', 'accepted', 'withdrawn', 'replaced'] as const;
export type ShownOfferState = (typeof shownOfferStates)[number];
