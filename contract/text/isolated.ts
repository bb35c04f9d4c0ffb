const [leftToRight, ofItsOwn, end] = ['\u2066', '\u2068', '\u2069'];

/** A name inside other words, in its own direction: for texts that cannot hold a `bdi`. */
export const isolated = (name: string): string => `${ofItsOwn}${name}${end}`;

/** A number or an amount inside other words, whose parts would change places among Arabic ones. */
export const isolatedLeftToRight = (figures: string): string => `${leftToRight}${figures}${end}`;
