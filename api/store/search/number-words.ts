import { phoneDigits, withoutTrunk } from '#contract/phone-number';
import type { WrittenWord } from './words.ts';

/**
 * Stand in front of digits of telephone numbers among the words: they begin no other word, and no word begins them. Few digits stand in very many
 * numbers: those are sought among the pieces of a length, of which there are few in all; more digits among the ends of the numbers.
 */
const marks = { piece: '\ue000', end: '\ue002' };

/** Digits of a part of a number by which it is found, and of a piece. */
const [minSought, pieceLength] = [3, 5];
/** Digits of what may be a telephone number. */
const [minDigits, maxDigits] = [7, 15];
/** Numbers of one thing that are kept. */
const maxNumbers = 20;

/** Matches what people write between the digits of one number. */
const separator = /^[ \u00a0().-]{1,3}$/;

/** Words of digits alone that may be one number: where each stands, and whether a plus stands before the first. */
interface Run {
  from: number;
  digits: string[];
  isInternational: boolean;
}

function runsOf(words: readonly WrittenWord[]): Run[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  for (const [index, { text, before }] of words.entries()) {
    if (!/^\d+$/.test(text)) last = undefined;
    else if (last && separator.test(before)) last.digits.push(text);
    else {
      last = { from: index, digits: [text], isInternational: /\+[ (]*$/.test(before) };
      runs.push(last);
    }
  }
  return runs;
}

const writtenAs = ({ digits, isInternational }: Run): string => (isInternational ? '+' : '') + digits.join('');

/** Without the zero that many write for the country's own callers: +44 (0)20 …. */
export const withoutOptionalZero = (text: string): string => text.replaceAll(/\([0\u0660\u06f0]\)/g, ' ');

/**
 * Pieces and ends of every telephone number among the words of a text: with its country, as it is dialled within, and as it was written. What
 * begins one of these is a part of the number, wherever in it.
 *
 * @param regions countries that a number which does not say one may be of
 */
export function numberParts(words: readonly WrittenWord[], regions: readonly (string | undefined)[]): string[] {
  const parts = new Set<string>();
  for (const number of numbersOf(words)) {
    const digits = regions.map((region) => phoneDigits(number, region));
    const whole = [number.replace('+', ''), ...digits.flatMap(({ international, national }) => [international ?? '', national])];
    for (const each of whole)
      for (let from = 0; from + minSought <= each.length; from += 1) {
        parts.add(marks.piece + each.slice(from, from + pieceLength));
        if (from + pieceLength < each.length) parts.add(marks.end + each.slice(from));
      }
  }
  return [...parts];
}

/** As they were written, without what stands between the digits. */
function numbersOf(words: readonly WrittenWord[]): string[] {
  const numbers = runsOf(words).flatMap((run) => (isNumber(run.digits.join('')) ? [writtenAs(run)] : run.digits.filter(isNumber)));
  return [...new Set(numbers)].slice(0, maxNumbers);
}

const isNumber = (digits: string): boolean => digits.length >= minDigits && digits.length <= maxDigits;

/** Describes what a word of digits is sought by. */
interface SoughtNumber {
  /** Beginnings of the parts of numbers that it may be a part of. */
  beginnings: string[];
  /** Whether it is nothing but a part of a number: too few digits to look up by themselves, after a plus. */
  isOnlyNumber: boolean;
}

/** Returns what each word of a search that may be a part of a telephone number is sought by, by its place. */
export function soughtNumbers(words: readonly WrittenWord[]): Map<number, SoughtNumber> {
  const found = new Map<number, SoughtNumber>();
  for (const { from, digits, isInternational } of runsOf(words))
    for (let first = 0; first < digits.length; first += 1)
      for (let last = first; last < digits.length; last += 1) {
        const part = digits.slice(first, last + 1);
        const isWhole = part.length === digits.length;
        // Of several words, fewer are a number only where they have the digits of one.
        if (part.join('').length < (isWhole ? minSought : minDigits)) continue;
        const sought = spellingsOf(part.join(''), isInternational && first === 0).map(
          (each) => (each.length > pieceLength ? marks.end : marks.piece) + each,
        );
        for (let place = first; place <= last; place += 1) {
          const isOnlyNumber = isInternational && (digits[place]?.length ?? 0) < minSought;
          found.set(from + place, { beginnings: [...(found.get(from + place)?.beginnings ?? []), ...sought], isOnlyNumber });
        }
      }
  return found;
}

/** Digits as typed; without the two zeros that lead abroad; with a country, without the zero that leads into it. */
function spellingsOf(digits: string, isInternational: boolean): string[] {
  const abroad = isInternational ? digits : digits.startsWith('00') ? digits.slice(2) : undefined;
  if (abroad === undefined || abroad.length < minSought) return [digits];
  return [...new Set([...(isInternational ? [] : [digits]), withoutTrunk(abroad)])];
}
