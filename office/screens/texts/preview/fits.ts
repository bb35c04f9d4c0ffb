/** How a line fits its place on a page: it does not, or it needs one line more than what is public. */
export type Fit = 'overflowing' | 'longer';

/** By address; lines that fit are missing. */
export type Fits = ReadonlyMap<string, Fit>;
