import { withWesternDigits } from '../text/clean-text.ts';

/**
 * A code as somebody has typed it, with the digits and letters that it is made of: Arabic, Persian and full-width ones as 0 to 9 and A to Z, without
 * spaces, dashes and the marks that keyboards and messengers put around them.
 */
export const plainCode = (typed: string): string =>
  withWesternDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, '');

/** The digits of a one-time code while it is being typed. @param max the length of a whole code */
export const digitsOfCode = (typed: string, max: number): string => plainCode(typed).replaceAll(/\D/g, '').slice(0, max);
