/**
 * The text that people mean, out of what reaches us from Word, slides, contact lists and keyboards of every language. Browser and server clean
 * alike, before they check. Nothing that can be seen is lost; no NUL and no unpaired surrogate stays, which a database refuses.
 */

/** Matches what breaks a line, in any program: CRLF is one break. */
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Letters without a shape, which stand for a space: fillers of Hangul, an empty Braille cell. */
const blankLetter = /[\u3164\uffa0\u2800]/g;

/** Other control characters but tab and line feed; a file separator, say, which once stood between two words. */
const control = /[^\P{Cc}\t\n]/gu;

/** Carries no text: NUL, surrogates without their other half, code points that are none, marks of annotations. */
const noText = /\p{Cs}|\p{Noncharacter_Code_Point}|[\ufff9-\ufffb]/gu;

/** A flag of a region (England, say): a black flag and the letters of the region, which are invisible. */
const regionFlag = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}/gu;

/**
 * Invisible by definition, but for three kinds that can mean something: joiners (U+200C, U+200D), variation selectors, and the marks that put
 * a sign to the left or right of its word (U+200E, U+200F, U+061C). Embeddings, overrides and isolates go: they turn what stands beside them.
 */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: these are code points, none of them a part of another
const invisible = /[^\P{Default_Ignorable_Code_Point}\u200c-\u200f\u061c\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** A joiner between two letters or digits, after an Arabic letter that it shapes or an Indic sign, or within an emoji. */
const meantJoiner =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: these are code points, none of them a part of another
  /(?<=[\p{L}\p{M}\p{N}])[\u200c\u200d](?=[\p{L}\p{M}\p{N}])|(?<=[\p{Script=Arabic}\p{M}])\u200d|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu;

/** A joiner while the others are removed. */
const kept = { '\u200c': '\ufdd0', '\u200d': '\ufdd1' } as const;

/** Marks on one letter; vowelled Arabic and pointed Hebrew have five. */
const marksPerLetter = 6;
const tooManyMarks = new RegExp(`(\\p{M}{${marksPerLetter}})\\p{M}+`, 'gu');

/** Something to see: a letter, digit or sign, not only what is written on one. */
const visible = /[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cn}]/u;

/** Matches what a text neither begins nor ends with; a joiner at the end can shape the last letter. */
const edge = /[\s\u200b\u200c\u200e\u200f\u061c]/;

/** Character by character: an expression for the end of a text takes quadratic time with many spaces in it. */
function withoutEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && edge.test(text.charAt(start))) start += 1;
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A text as somebody is still writing it: its edges stay. */
export function cleanUnfinished(text: string): string {
  const cleaned = text
    .replaceAll(lineBreak, '\n')
    .replaceAll('\0', '')
    .replaceAll(noText, '')
    .replaceAll(control, ' ')
    .replaceAll(blankLetter, ' ')
    .split(regionFlag)
    .map((part) => part.replaceAll(invisible, ''));
  const flags = text.match(regionFlag) ?? [];
  return cleaned
    .map((part, index) => part + (flags[index] ?? ''))
    .join('')
    .normalize('NFC')
    .replaceAll(tooManyMarks, '$1')
    .replaceAll(meantJoiner, (joiner) => kept[joiner as keyof typeof kept])
    .replaceAll(/[\u200c\u200d]/g, '')
    .replaceAll('\ufdd0', '\u200c')
    .replaceAll('\ufdd1', '\u200d');
}

const orNothing = (text: string): string => (visible.test(text) ? withoutEdges(text) : '');

/** A text that may break lines; a line break is one character, `\n`. Empty when there is nothing to see. */
export const cleanParagraph = (text: string): string => orNothing(cleanUnfinished(text));

/** A text on one line: breaks and tabs are a space; a space that does not break stays one. Empty when there is nothing to see. */
export const cleanLine = (text: string): string => orNothing(cleanUnfinished(text).replaceAll(/\n+|\t/g, ' '));

/** Everything that an address or a number has no use for. */
const withoutInvisible = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replaceAll(noText, '')
    .replaceAll(/\p{Default_Ignorable_Code_Point}|[\u2800\p{Cc}]/gu, (sign) => (/[\p{Cc}\u3164\uffa0\u2800]/u.test(sign) ? ' ' : ''))
    // Full-width letters and digits, ligatures of a PDF.
    .normalize('NFKC');

/** An e-mail address: nothing invisible in it, and an international domain as mail servers know it, in Punycode. */
export function cleanEmail(text: string): string {
  const address = withWesternDigits(withoutInvisible(text)).trim();
  const at = address.lastIndexOf('@');
  return at === -1 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1));
}

/** The domain itself where it is ASCII already, or none. */
function asciiDomain(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain) || /[\s/?#:@\\%[\]]/.test(domain)) return domain;
  try {
    // `URL.parse` is younger than the oldest browsers of the site.
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** A phone number, in the digits and signs that are dialled. */
export function cleanPhone(text: string): string {
  const number = withWesternDigits(withoutInvisible(text))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s/g, ' ')
    .trim();
  // Where a number was written from right to left, its plus is the last character.
  return /^\d[\d -]*\+$/.test(number) ? `+${number.slice(0, -1).trim()}` : number;
}

/** The text with Arabic (٠ to ٩), Persian (۰ to ۹) and full-width digits as 0 to 9. */
export const withWesternDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
