import type { Locale } from '#contract/locales';
import type { TemplatePurpose } from '#contract/office/mail';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../content/use-text.ts';

/** Returns the subject of a mail without one of its own, as a template has it, by what it is about and its language. */
export function useStandardSubjects(): Record<TemplatePurpose, Record<Locale, string>> {
  const quotes = useText('answer').defaultSubject;
  const { en, ar } = useText('applications').mail.defaultSubject;
  const job = '{{job}}';
  return { quotes, applications: { en: fillPlaceholders(en, { job }), ar: fillPlaceholders(ar, { job }) } };
}
