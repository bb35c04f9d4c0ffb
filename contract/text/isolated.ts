const [ofItsOwn, end] = ['\u2068', '\u2069'];

/** A name inside other words, in its own direction: for texts that cannot hold a `bdi`. */
export const isolated = (name: string): string => `${ofItsOwn}${name}${end}`;
