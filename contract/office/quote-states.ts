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

/** The states of a quote that is decided. */
export const closedStates = ['won', 'lost'] as const satisfies readonly QuoteState[];
export type ClosedState = (typeof closedStates)[number];
export const isClosed = (state: QuoteState): state is ClosedState => (closedStates as readonly QuoteState[]).includes(state);

/** Names why a quote was won or lost. Whatever else stands there are a colleague's own words, which count as `another`. */
export const closingReasons = {
  won: ['price', 'speed', 'known', 'recommended', 'another'],
  lost: ['price', 'time', 'silence', 'competitor', 'service', 'another'],
} as const satisfies Record<ClosedState, readonly string[]>;
export type ClosingReason = (typeof closingReasons)[ClosedState][number];

/** Returns the name of a reason; undefined for own words. */
export const namedReason = (state: ClosedState, reason: string): ClosingReason | undefined =>
  closingReasons[state].find((name) => name === reason);

/** Characters of own words. */
export const closingReasonLength = 120;

export const quoteViews = ['waiting', 'mine', 'open', 'everything', 'suspicious'] as const;

export const quoteSorts = ['turn', 'newest', 'oldest', 'name'] as const;
