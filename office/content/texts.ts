import { fillKnownPlaceholders } from '#content/fill-known-placeholders';
import type { Translation } from '#content/translation';
import type { Locale } from '#contract/locales';
import { company } from '../data/company.ts';
import type * as english from './en/index.ts';

/** Every text of the Office in one language. */
export type Texts = { readonly [Name in keyof typeof english]: Translation<(typeof english)[Name]> };

/** Only the chosen language is loaded. */
const languages: Record<Locale, () => Promise<Texts>> = {
  en: () => import('./en/index.ts'),
  ar: () => import('./ar/index.ts'),
};

let current: Texts | undefined;

/** The texts that are shown, for what is no component. */
export function currentTexts(): Texts {
  if (!current) throw new Error('No language is loaded yet');
  return current;
}

/**
 * The texts of a language, with the company's facts filled in. What is said of people and things keeps the plain names: `{name}` and `{email}`
 * are left to the screens.
 */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const { host, ...facts } = company();
  const { name, phone, email, ...others } = facts[locale];
  const values = { host, company: name, companyPhone: phone, companyEmail: email, ...others };
  current = fillKnownPlaceholders({ ...(await languages[locale]()) }, values);
  return current;
}
