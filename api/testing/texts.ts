import { mails } from '#content/mails';
import { messages } from '#content/messages';
import { serviceNames } from '#content/services';
import { messageText } from '#contract/messages';
import type { ApiTexts } from '../dependencies.ts';

export const testTexts: ApiTexts = { messages, mails, serviceNames };

export const tooLong = (max: number): string => messageText(messages, { key: 'field.tooLong', params: { max } });
