import { fillKnownPlaceholders } from '#content/fill-known-placeholders';
import type { Translation } from '#content/translation';
import type { Locale } from '#contract/locales';
import { company } from './company.ts';
import type * as englishFirst from './en/first.ts';
import type { EnglishTexts } from './registry.ts';

type Translated<Files> = { readonly [Name in keyof Files]: Translation<Files[Name]> };

/** In one language, what the frame and Today say. */
export type FirstTexts = Translated<typeof englishFirst>;
/** Every text of the Office in one language. */
export type Texts = Translated<EnglishTexts>;

/** Only the chosen language is loaded. */
const languages: Record<Locale, { first(): Promise<FirstTexts>; further(): Promise<{ files: Record<string, object> }> }> = {
  en: { first: () => import('./en/first.ts'), further: () => import('./en/further.ts') },
  ar: { first: () => import('./ar/first.ts'), further: () => import('./ar/further.ts') },
};

let current: FirstTexts | undefined;
const further = new Map<Locale, Promise<Texts>>();

/** The texts that are shown, for what is no component. */
export function currentTexts(): FirstTexts {
  if (!current) throw new Error('No language is loaded yet');
  return current;
}

/** The first texts of a language, which become the current ones. */
export async function loadFirstTexts(locale: Locale): Promise<FirstTexts> {
  current = withFacts(await languages[locale].first(), locale);
  return current;
}

/** The other texts of a language: always the same promise, but for one that failed, after which they are asked for again. */
export function furtherTexts(locale: Locale): Promise<Texts> {
  const known = further.get(locale);
  if (known) return known;
  const loading = languages[locale].further().then(({ files }) => withFacts(Object.assign({}, ...Object.values(files)) as Texts, locale));
  further.set(locale, loading);
  loading.catch(() => further.delete(locale));
  return loading;
}

/** With the company's facts filled in. What is said of people and things keeps the plain names: `{name}` and `{email}` are left to the screens. */
function withFacts<Some>(texts: Some, locale: Locale): Some {
  const { host, ...facts } = company();
  const { name, phone, email, ...others } = facts[locale];
  return fillKnownPlaceholders({ ...texts }, { host, company: name, companyPhone: phone, companyEmail: email, ...others });
}
