import type { Locale } from '#contract/locales';
import type { FormMessageTexts } from '#contract/messages';
import type { ServiceId } from '#contract/services';
import { companyIn, servicesOff } from './company.ts';
import { type Content, content } from './content.ts';

/** Texts that all forms share, in the language of the page: passed to islands as a prop. */
export interface FormLanguage {
  locale: Locale;
  messages: FormMessageTexts;
  texts: Content<'forms'>;
  /** Says where to turn when a form cannot be sent. */
  company: { phone: { label: string; href: string }; email: { label: string; href: string } };
}

export function formLanguage(locale: Locale): FormLanguage {
  const { phone, email } = companyIn(locale);
  // content/<locale>/messages.ts does not compile with other placeholders.
  const messages = content('formMessages', locale) as FormMessageTexts;
  return { locale, messages, texts: content('forms', locale), company: { phone, email } };
}

/** Texts of the review form. */
export interface ReviewFormTexts {
  language: FormLanguage;
  text: Content<'reviewFormText'>;
  /** Services that no review can be about any more. Their names stay, for reviews that are there. */
  off?: ServiceId[];
}

export function reviewFormTexts(locale: Locale): ReviewFormTexts {
  const off = servicesOff();
  return { language: formLanguage(locale), text: content('reviewFormText', locale), ...(off.length > 0 && { off }) };
}
