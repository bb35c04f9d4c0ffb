import { randomBytes, randomInt } from 'node:crypto';

/** A new primary key: 24 hexadecimal digits, 96 random bits. */
export const newId = (): string => randomBytes(12).toString('hex');

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: a reference survives a phone call and a hand-written note. */
export const referenceAlphabet = '34679ACDEFGHJKMNPQRTUVWXY';

/** Eight characters, 1.5e11 combinations; the store ensures uniqueness. */
export function newReference(): string {
  return Array.from({ length: 8 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}
