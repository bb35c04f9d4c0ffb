import type { ApiTexts } from '#api/dependencies';
import { mails as arabicMails } from '#content/ar/mails';
import { messages as arabicMessages } from '#content/ar/messages';
import { mails } from '#content/en/mails';
import { messages } from '#content/en/messages';
import { localeFormats } from '#content/locales';
import type { Locale } from '#contract/locales';

/** What the server writes to people, by language. */
export const texts: Record<Locale, ApiTexts> = {
  en: { messages, mails, format: localeFormats.en.format },
  ar: { messages: arabicMessages, mails: arabicMails, format: localeFormats.ar.format },
};
