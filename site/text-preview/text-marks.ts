/**
 * The marks of a preview: each text ends with a number that nobody sees, by which the script of the preview knows the text wherever the page shows
 * it (docs/decisions/0323). Invisible operators of mathematics write it: no language joins letters by them, and Arabic lets them through.
 */

const [start, zero, one] = ['\u2064', '\u2062', '\u2063'] as const;
const marks = new RegExp(`${start}([${zero}${one}]+)`, 'g');

export const markOf = (number: number): string => start + number.toString(2).replaceAll('0', zero).replaceAll('1', one);

export const isMarked = (text: string): boolean => text.includes(start);

export const withoutMarks = (text: string): string => text.replaceAll(marks, '');

/** A text as it is read, and where each of the marked ones that it consists of ends there. */
export function readMarks(marked: string): { text: string; ends: { number: number; end: number }[] } {
  const ends: { number: number; end: number }[] = [];
  let length = 0;
  const text = marked.replaceAll(marks, (mark, digits: string, offset: number) => {
    ends.push({ number: Number.parseInt(digits.replaceAll(zero, '0').replaceAll(one, '1'), 2), end: offset - length });
    length += mark.length;
    return '';
  });
  return { text, ends };
}
