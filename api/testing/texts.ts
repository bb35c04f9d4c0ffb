import { brand } from '#brand';
import { mails as arabicMails } from '#content/ar/mails';
import { messages as arabicMessages } from '#content/ar/messages';
import { mails } from '#content/en/mails';
import { messages } from '#content/en/messages';
import { serviceNames } from '#content/en/services';
import { localeFormats } from '#content/locales';
import { messageText } from '#contract/messages';
import type { ApiDependencies } from '../dependencies.ts';

export const testTexts: Pick<ApiDependencies, 'texts' | 'serviceNames'> = {
  texts: {
    en: { messages, mails, format: localeFormats.en.format },
    ar: { messages: arabicMessages, mails: arabicMails, format: localeFormats.ar.format },
  },
  serviceNames,
};

/** The domain in the ids of mails. */
export const mailDomain = brand.email.label.split('@')[1];

export const tooLong = (max: number): string => messageText(messages, { key: 'field.tooLong', params: { max } });
