/** Holds what is known of a film by its content. */
export interface FilmFacts {
  container: 'mp4' | 'webm';
  /** The codec of its picture, as a `codecs` parameter names it (RFC 6381). */
  codec: string;
  /** Pixels, as it is shown: a film of an upright telephone is high. */
  width: number;
  height: number;
  seconds: number;
}

/** Parts of a file that may be read in all: what a film of some minutes has, many times over. */
const maxParts = 60_000;

/** Counts the parts that are read: what is made of very many small ones ends here. */
export interface PartCount {
  left: number;
}
export const partCount = (): PartCount => ({ left: maxParts });

/** Samples of a picture: at 60 a second, five minutes. */
export const maxSamples = 20_000;
