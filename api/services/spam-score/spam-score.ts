import type { SpamHints } from '#contract/forms/spam-hints';
import type { SpamReason } from '#contract/office/spam-reasons';
import { normalizeText } from '#contract/text/normalize-text';
import { linksIn } from './links.ts';
import { asks, calls, goods, optOuts, ours, promises, sells } from './phrases.ts';

/** Describes what a person wrote: in an application the name alone. */
export interface SentTexts {
  fullName: string;
  message?: string;
}

/** `reasons`: what counted, the heaviest first. */
export interface SpamScore {
  suspicious: boolean;
  reasons: SpamReason[];
}

/** From this score on a submission is set apart. No sign reaches it alone. */
const threshold = 4;

/** Milliseconds in which nobody reads and fills in one of our forms; but a draft that was kept is sent at once. */
const minFillTimeMs = 3_000;

/** Characters of a message that are read: an advertisement says what it is at its beginning. */
const readLength = 3_000;

type Signs = Partial<Record<SpamReason, number>>;

/**
 * Scores a submission by several signs: of the form (the hidden field, the time) and of the text (links, and who offers something to whom). It
 * decides where staff see it, never whether it is stored.
 */
export function spamScore(texts: SentTexts, { remark, elapsedMs }: SpamHints): SpamScore {
  const message = (texts.message ?? '').slice(0, readLength);
  const ofForm: Signs = {
    trap: remark ? 2 : 0,
    tooFast: elapsedMs !== undefined && elapsedMs < minFillTimeMs ? 2 : 0,
    linkInName: linksIn(texts.fullName).count > 0 ? 3 : 0,
  };
  const ofText = message ? signsOfMessage(message) : {};
  // What a customer would say speaks for a text, not for how it was sent.
  const score = sumOf(ofForm) + Math.max(0, sumOf(ofText) - trustOf(message));
  if (score < threshold) return { suspicious: false, reasons: [] };
  const counted = (Object.entries({ ...ofForm, ...ofText }) as [SpamReason, number][]).filter(([, weight]) => weight > 0);
  return { suspicious: true, reasons: counted.toSorted(([, one], [, other]) => other - one).map(([reason]) => reason) };
}

const sumOf = (signs: Signs): number => Object.values(signs).reduce((sum, weight) => sum + weight, 0);

function signsOfMessage(message: string): Signs {
  const words = signsOfWords(message);
  const signs: Signs = { ...signsOfLinks(message), ...words };
  const kinds = Object.values(signs).filter((weight) => weight > 0).length;
  const saysMuch = Object.values(words).some((weight) => weight > 0);
  return { ...signs, asksNothing: kinds >= 2 && saysMuch && trustOf(message) === 0 ? 2 : 0 };
}

function signsOfLinks(message: string): Signs {
  const { count, isHidden, isCode, words } = linksIn(message);
  return {
    link: count === 1 ? 1 + Number(isHidden) : 0,
    twoLinks: count === 2 ? 2 + Number(isHidden) : 0,
    manyLinks: count > 2 ? 3 + Number(isHidden) : 0,
    linkAlone: count > 0 && words < 5 * count ? 1 : 0,
    markup: isCode ? 3 : 0,
  };
}

function signsOfWords(message: string): Signs {
  const text = normalizeText(message).replaceAll(/[’‘]/g, "'");
  const found = (pattern: RegExp, most: number) => Math.min(new Set(text.match(pattern)).size, most);
  return {
    sellsToUs: found(sells, 2) * 1.5,
    aboutOurSite: found(ours, 1),
    goods: found(goods, 3),
    promise: found(promises, 2),
    callToAct: found(calls, 2) * 0.75,
    optOut: found(optOuts, 1) * 3,
    otherScript: isOfOtherScript(message) ? 2 : 0,
    noWords: isNoise(message) ? 3 : 0,
  };
}

/** Returns what speaks for a customer. Advertisements ask too ("do you need…"), so that it outweighs a few signs, not all. */
function trustOf(message: string): number {
  const text = normalizeText(message).replaceAll(/[’‘]/g, "'");
  return Math.min(new Set(text.match(asks)).size, 3) * 1.75;
}

/** Most letters are of a script in which nobody here reads. */
function isOfOtherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const read = message.match(/[\p{Script=Latin}\p{Script=Arabic}]/gu)?.length ?? 0;
  return letters > 10 && read < letters / 2;
}

/** One long word of capitals and small letters at random. */
const isNoise = (message: string): boolean => /^[A-Za-z]{12,}$/.test(message.trim()) && (message.match(/[a-z][A-Z]/g)?.length ?? 0) >= 3;
