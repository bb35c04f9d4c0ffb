import type { Locale } from '#contract/locales';

interface CompanyFacts {
  name: string;
  shortName: string;
  city: string;
  phone: string;
  email: string;
}

/** Describes what the page says of the company (site/pages/office/[...path].astro). content/texts.ts fills them into texts. */
export interface Company extends Record<Locale, CompanyFacts> {
  /** IANA name; days and hours of the Office are those of the company. */
  timeZone: string;
  /** Fills placeholders of the site's texts: `{city}`. */
  placeholders: Record<Locale, Readonly<Record<string, string>>>;
  host: string;
  logo: { viewBox: string; path: string };
}

export const readCompany = (root: HTMLElement): Company => JSON.parse(root.dataset.company ?? '') as Company;

let cached: Company | undefined;

/** Notes what has changed since the page came: templates and previews have it from now on. */
export function learnCompany({ phone, email }: Pick<CompanyFacts, 'phone' | 'email'>): void {
  const before = company();
  cached = { ...before, en: { ...before.en, phone, email }, ar: { ...before.ar, phone, email } };
}

export function company(): Company {
  cached ??= readCompany(document.getElementById('office') as HTMLElement);
  return cached;
}
