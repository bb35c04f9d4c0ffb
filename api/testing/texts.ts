import { brand } from '#brand';
import { messages } from '#content/en/messages';
import { messageText } from '#contract/messages';
import { siteTexts, texts } from '#server/texts';
import type { ApiDependencies } from '../dependencies.ts';

/** The texts of the site. */
export const testTexts: Pick<ApiDependencies, 'texts' | 'refreshTexts' | 'siteTexts'> = {
  ...{ texts, siteTexts },
  refreshTexts: async () => undefined,
};

/** The domain in the ids of mails. */
export const mailDomain = brand.email.label.split('@')[1];

export const tooLong = (max: number): string => messageText(messages, { key: 'field.tooLong', params: { max } });
