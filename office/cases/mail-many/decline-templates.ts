import { type Locale, locales } from '#contract/locales';
import type { Template, TemplatePurpose } from '#contract/office/mail';

/** Names of the templates that the Office begins with for declining (content/<locale>/first-templates.ts). */
export const declineTemplateNames: Readonly<Record<Locale, string>> = { en: 'Decline', ar: 'اعتذار' };

/** Chooses with what people are declined in each language: what they were last declined with here, or the template that the Office begins with. */
export function declineTemplates(
  templates: readonly Template[],
  purpose: TemplatePurpose,
  last: Partial<Readonly<Record<Locale, string>>>,
): Partial<Record<Locale, Template>> {
  const own = templates.filter((template) => template.purpose === purpose);
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const ofLocale = own.filter((template) => template.locale === locale);
      const found =
        ofLocale.find(({ id }) => id === last[locale]) ?? ofLocale.find(({ name }) => name.trim() === declineTemplateNames[locale]);
      return found ? [[locale, found]] : [];
    }),
  );
}
