import type { ApiTexts } from '#api/settings';
import { applicationTemplates as arabicTemplates } from '#content/ar/application-templates';
import { fieldTexts as arabicFields } from '#content/ar/fields';
import { mails as arabicMails } from '#content/ar/mails';
import { messages as arabicMessages } from '#content/ar/messages';
import { officeMails as arabicOfficeMails } from '#content/ar/office-mails';
import { applicationTemplates } from '#content/en/application-templates';
import { fieldTexts } from '#content/en/fields';
import { mails } from '#content/en/mails';
import { messages } from '#content/en/messages';
import { officeMails } from '#content/en/office-mails';
import { hoursTexts } from '#content/hours-texts';
import { localeFormats } from '#content/locales';
import type { Locale } from '#contract/locales';

/** The server writes this to people, by language. */
export const texts: Record<Locale, ApiTexts> = {
  en: { messages, fields: fieldTexts, mails, officeMails, hours: hoursTexts.en, applicationTemplates, format: localeFormats.en.format },
  ar: {
    messages: arabicMessages,
    fields: arabicFields,
    mails: arabicMails,
    officeMails: arabicOfficeMails,
    hours: hoursTexts.ar,
    applicationTemplates: arabicTemplates,
    format: localeFormats.ar.format,
  },
};
