import * as arabic from '#content/ar/index';
import * as english from '#content/en/index';
import { hoursTextsOf } from '#content/hours-texts';
import type { Translation } from '#content/translation';
import type { HoursTexts } from '#contract/hours/hours-words';
import type { Locale } from '#contract/locales';
import { type TextTree, withLines } from '#contract/texts/lines';
import { changedLines } from './changed-texts.ts';

type Texts = { readonly [Name in keyof typeof english]: Translation<(typeof english)[Name]> };
/** The name of a text: that of its page in `urls`, or of the part of the site that shows it. */
export type TextName = keyof Texts;
export type Content<Name extends TextName> = Texts[Name];

const texts: Record<Locale, Partial<Texts>> = { en: english, ar: arabic };

/** A text as it is written in its file. */
export function writtenText<Name extends TextName>(name: Name, locale: Locale): Content<Name> {
  const text = texts[locale][name];
  if (text === undefined) throw new Error(`No file of content/${locale} exports ${name}`);
  return text;
}

/** A text as the Office has it, with its placeholders. Called while a page is rendered. */
export function unfilledText<Name extends TextName>(name: Name, locale: Locale): Content<Name> {
  const text = writtenText(name, locale);
  const lines = changedLines(name, locale);
  return lines ? (withLines(text as TextTree, lines) as Content<Name>) : text;
}

/** Opening hours are put into words with these. Called while a page is rendered. */
export const hoursTextsIn = (locale: Locale): HoursTexts =>
  hoursTextsOf(locale, { hours: unfilledText('hours', locale), days: unfilledText('days', locale), dates: unfilledText('dates', locale) });
