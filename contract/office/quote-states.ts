/** Hours within which a first answer is to go out. */
export const aimHours = 24;

/** Lists the states of a quote. */
export const quoteStates = ['new', 'talk', 'won', 'lost', 'aside'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** The states that may follow: everything can be opened again, and nothing becomes new again but by undo. */
export const quoteTransitions: Record<QuoteState, readonly QuoteState[]> = {
  new: ['talk', 'won', 'lost', 'aside'],
  talk: ['won', 'lost', 'aside'],
  won: ['talk', 'lost'],
  lost: ['talk', 'won'],
  aside: ['talk', 'won', 'lost'],
};

export const quoteViews = ['waiting', 'mine', 'open', 'everything', 'suspicious'] as const;

export const quoteSorts = ['turn', 'newest', 'oldest', 'name'] as const;
