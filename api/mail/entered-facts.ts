import { type AnyFieldTexts, shownValue } from '#contract/forms/field-texts';
import type { FormDefinition } from '#contract/forms/form-definition';
import { limits } from '#contract/limits';
import type { ApiTexts } from '../settings.ts';
import { fillMailText } from './fill-mail-text.ts';
import type { MailSubject } from './mail-subject.ts';
import { staffLocale } from './staff-mail.ts';

type Entered = { readonly fullName: string; readonly email: string } & { readonly [Name: string]: string | number };

/**
 * What a mail says of a form, in the order of its fields.
 *
 * @param values by field; for a file and for what the page has filled in, the text that staff read
 */
export function enteredFacts(
  form: FormDefinition,
  values: Entered,
  texts: ApiTexts,
): Pick<MailSubject, 'form' | 'visitorName' | 'visitorEmail' | 'facts' | 'messages'> {
  const { staff } = texts.mails;
  const names: AnyFieldTexts = texts.fields[form.name];
  const shown = Object.entries(form.fields).map(([name, { kind }]) => {
    const value = values[name] ?? '';
    const text = kind === 'rating' ? ratingText(value, texts) : shownValue(names, name, value);
    return { kind, fact: { label: staff.fields[name] ?? names.labels[name] ?? name, value: text } };
  });
  const factsOf = (areMessages: boolean) => shown.filter(({ kind }) => (kind === 'paragraph') === areMessages).map(({ fact }) => fact);
  return { form: form.name, visitorName: values.fullName, visitorEmail: values.email, facts: factsOf(false), messages: factsOf(true) };
}

/** A number of stars, as staff read it. */
export const ratingText = (rate: string | number, { mails }: ApiTexts): string =>
  fillMailText(mails.staff.rating, { rate, max: limits.rating.max }, staffLocale);
