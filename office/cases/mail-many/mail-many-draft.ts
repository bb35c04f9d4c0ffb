import { type Locale, locales } from '#contract/locales';
import type { MailToMany } from '#contract/office/cases/mail-many';
import { mailLimits, type TemplatePurpose } from '#contract/office/mail';
import { openPlaceholders, unknownPlaceholders } from '#contract/text/template-placeholders';
import { z } from '#contract/zod';

const words = z.object({ subject: z.string().max(mailLimits.subject), text: z.string().max(mailLimits.text) });

/** A mail to many while it is written, in each language. */
export const ManyDraft = z.object({
  texts: z.object(Object.fromEntries(locales.map((locale) => [locale, words])) as Record<Locale, typeof words>),
});
export type ManyDraft = z.infer<typeof ManyDraft>;
export type Words = z.infer<typeof words>;

export const emptyMany: ManyDraft = {
  texts: Object.fromEntries(locales.map((locale) => [locale, { subject: '', text: '' }])) as Record<Locale, Words>,
};

/** Whether nothing is written in a language. */
export const isEmpty = ({ subject, text }: Words): boolean => subject === '' && text === '';

/** Says what keeps a mail from going: a language without words, or a placeholder that a person has to fill in. */
export type ManyProblem = { kind: 'missing'; locale: Locale } | { kind: 'open'; locale: Locale; names: string[] };

/** Finds the first thing that is missing in the languages of those who are written to. */
export function problemOf({ texts }: ManyDraft, used: readonly Locale[], purpose: TemplatePurpose): ManyProblem | undefined {
  for (const locale of used) {
    const { subject, text } = texts[locale];
    if (subject.trim() === '' || text.trim() === '') return { kind: 'missing', locale };
    const names = [...new Set([subject, text].flatMap((words) => [...openPlaceholders(words), ...unknownPlaceholders(words, purpose)]))];
    if (names.length > 0) return { kind: 'open', locale, names };
  }
  return undefined;
}

/** The words of the languages that are used, as they are sent. */
export const sentTexts = ({ texts }: ManyDraft, used: readonly Locale[]): MailToMany['texts'] =>
  Object.fromEntries(
    used.map((locale) => [locale, { subject: texts[locale].subject.trim(), text: texts[locale].text.trim() }]),
  ) as MailToMany['texts'];
