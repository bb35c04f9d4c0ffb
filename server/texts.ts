import type { ApiTexts, SiteTexts } from '#api/settings';
import { fieldTexts as arabicFields } from '#content/ar/fields';
import * as arabicTemplates from '#content/ar/first-templates';
import * as arabic from '#content/ar/index';
import { mails as arabicMails } from '#content/ar/mails';
import { messages as arabicMessages } from '#content/ar/messages';
import { offer as arabicOffer } from '#content/ar/offer';
import { officeMails as arabicOfficeMails } from '#content/ar/office-mails';
import { placeholdersAt } from '#content/check-placeholders';
import { fieldTexts } from '#content/en/fields';
import * as templates from '#content/en/first-templates';
import * as english from '#content/en/index';
import { mails } from '#content/en/mails';
import { messages } from '#content/en/messages';
import { offer } from '#content/en/offer';
import { officeMails } from '#content/en/office-mails';
import { hoursTexts } from '#content/hours-texts';
import { localeFormats } from '#content/locales';
import { companyPlaceholders } from '#content/own-placeholders';
import type { Locale } from '#contract/locales';
import type { TextTree } from '#contract/texts/lines';

const firstTemplates = ({ quoteTemplates, applicationTemplates }: typeof templates): ApiTexts['templates'] => ({
  quotes: quoteTemplates,
  applications: applicationTemplates,
});

/** The server writes this to people, by language. */
export const texts: Record<Locale, ApiTexts> = {
  en: {
    messages,
    fields: fieldTexts,
    mails,
    officeMails,
    hours: hoursTexts.en,
    offerSheet: offer.sheet,
    templates: firstTemplates(templates),
    format: localeFormats.en.format,
  },
  ar: {
    messages: arabicMessages,
    fields: arabicFields,
    mails: arabicMails,
    officeMails: arabicOfficeMails,
    hours: hoursTexts.ar,
    offerSheet: arabicOffer.sheet,
    templates: firstTemplates(arabicTemplates),
    format: localeFormats.ar.format,
  },
};

/** Messages of forms are among all messages, and a text by themselves for the browser. */
function withoutRepetition({ messages, ...texts }: typeof english | typeof arabic): Record<string, TextTree> {
  const others = Object.entries(messages).filter(([key]) => !(key in texts.formMessages));
  return { ...texts, messages: Object.fromEntries(others) };
}

/** The texts of the site, which the Office can change. */
export const siteTexts: SiteTexts = {
  byLocale: { en: withoutRepetition(english), ar: withoutRepetition(arabic) },
  placeholdersAt(name, path, original) {
    // The entries of a list have one address, and the parts of a headline one each.
    const address = `${name}/${path}`.replaceAll(/\/\d+(?=\/|$)/g, '').replaceAll('/', '.');
    const isHeadline = typeof original !== 'string' && 'highlight' in original;
    const addresses = isHeadline ? ['before', 'highlight', 'after'].map((part) => `${address}.${part}`) : [address];
    const isCounted = typeof original !== 'string' && !isHeadline;
    return [...new Set(addresses.flatMap((one) => [...placeholdersAt(one, isCounted)]))];
  },
  facts: companyPlaceholders,
};
