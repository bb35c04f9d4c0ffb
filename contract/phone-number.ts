import { callingCodeOf, callingCodes, trunkOf } from './countries/calling-codes.ts';
import { withWesternDigits } from './text/clean-text.ts';

/** International format, E.164, with spaces where the company writes them. */
export const isPhoneNumber = (number: string): boolean => /^\+[1-9]\d{6,14}$/.test(number.replaceAll(' ', ''));

/** Describes a telephone number by its digits alone. */
export interface PhoneDigits {
  /** With the country, as E.164 has them without the plus; undefined where the country is not known. */
  international?: string;
  /** As they are dialled within the country; as they were written where that is not known. */
  national: string;
}

/**
 * The digits of a number as somebody wrote it, in whatever digits and with whatever between them.
 *
 * @param region two letters of ISO 3166: the country of a number that does not say one
 */
export function phoneDigits(written: string, region: string | undefined): PhoneDigits {
  const number = withWesternDigits(written)
    .replaceAll(/\(0\)/g, ' ')
    .replaceAll(/[^\d+]/g, '');
  const digits = number.replaceAll('+', '');
  const home = region === undefined ? undefined : callingCodes.get(region);
  if (number.startsWith('+')) return fromAbroad(digits) ?? { national: digits };
  if (digits.startsWith('00')) return fromAbroad(digits.slice(2)) ?? { national: digits };
  if (home === undefined) return { national: digits };
  // With its country, whose plus was left out.
  if (digits.length > 10 && digits.startsWith(home)) return fromAbroad(digits) ?? { national: digits };
  return fromHome(home, digits) ?? { national: digits };
}

/** International digits, of a whole number or of its beginning, without the zero that some write after the country all the same: +962 079 …. */
export function withoutTrunk(digits: string): string {
  const code = callingCodeOf(digits);
  return code !== undefined && trunkOf(code) === '0' && digits[code.length] === '0' ? code + digits.slice(code.length + 1) : digits;
}

function fromAbroad(written: string): PhoneDigits | undefined {
  const digits = withoutTrunk(written);
  const code = callingCodeOf(digits);
  return code === undefined ? undefined : withCountry(code, digits.slice(code.length));
}

function fromHome(code: string, digits: string): PhoneDigits | undefined {
  const trunk = trunkOf(code);
  // Where it is no zero, numbers begin with that digit too: what tells is the length.
  const isDialled = trunk !== '' && digits.startsWith(trunk) && (trunk.startsWith('0') || digits.length === 11);
  return withCountry(code, isDialled ? digits.slice(trunk.length) : digits);
}

function withCountry(code: string, own: string): PhoneDigits | undefined {
  const international = code + own;
  const isNumber = own.length >= 5 && international.length >= 8 && international.length <= 15;
  return isNumber ? { international, national: trunkOf(code) + own } : undefined;
}

/** One digit again and again stands where a number was demanded, and is nobody's. */
const filler = /(\d)\1{5,}$/;

/** A number in E.164, such as +962791234567; undefined where its country is not known, or it is none. */
export function internationalNumber(written: string, region: string | undefined): string | undefined {
  const { international } = phoneDigits(written, region);
  return international === undefined || filler.test(international) ? undefined : `+${international}`;
}

/** The country of a number, by its calling code; undefined where that is not known, or several countries have it. */
export function regionOfNumber(written: string, home: string | undefined): string | undefined {
  const number = internationalNumber(written, home);
  const code = number && callingCodeOf(number.slice(1));
  const regions = [...callingCodes.keys()].filter((region) => callingCodes.get(region) === code);
  return regions.length === 1 ? regions[0] : undefined;
}
