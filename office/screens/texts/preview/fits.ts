/** Says of a line that it does not fit its place on a page, or needs one line more there than what is public. */
export type Fit = 'overflowing' | 'longer';

/** By address; lines that fit are missing. */
export type Fits = ReadonlyMap<string, Fit>;
