import { brand } from '#brand';
import { mails } from '#content/en/mails';
import { messages } from '#content/en/messages';
import { serviceNames } from '#content/en/services';
import { messageText } from '#contract/messages';
import type { ApiTexts } from '../dependencies.ts';

export const testTexts: ApiTexts = { messages, mails, serviceNames };

/** The domain in the ids of mails. */
export const mailDomain = brand.email.label.split('@')[1];

export const tooLong = (max: number): string => messageText(messages, { key: 'field.tooLong', params: { max } });
