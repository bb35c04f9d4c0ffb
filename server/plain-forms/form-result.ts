import type { FormOutcome } from '#contract/form-outcome';
import type { FormDefinition } from '#contract/forms/form-definition';
import { type MessageTexts, messageText, type PlainMessageKey } from '#contract/messages';
import { ErrorBody, Receipt } from '#contract/schema';
import type { ApiResponse } from './submit-form.ts';

type FormResult = FormOutcome['result'];

export const failure = (status: number, message: string): FormResult => ({ ok: false, status, message, errors: {} });

/** Returns what the API's response means for the form. */
export function resultOf(form: FormDefinition, { status, body }: ApiResponse, texts: MessageTexts): FormResult {
  if (status >= 200 && status < 300) return { ok: true, receipt: Receipt.parse(body) };
  const { message = texts[form.messages.failed], errors = {} } = ErrorBody.partial().safeParse(body).data ?? {};
  return { ok: false, status, message, errors };
}

const messagesByStatus: Record<number, PlainMessageKey> = {
  413: 'http.bodyTooLarge',
  415: 'http.unsupportedType',
  503: 'http.unavailable',
};

/** For a body that could not be read. */
export function resultOfBadRequest({ statusCode = 400 }: { statusCode?: number | undefined }, texts: MessageTexts): FormResult {
  const key = messagesByStatus[statusCode];
  return key === undefined ? failure(400, texts['http.malformed']) : failure(statusCode, texts[key]);
}

/** The outcome as one line of text, for when the page can't be rendered. */
export const outcomeText = ({ messages }: FormDefinition, result: FormResult, texts: MessageTexts): string =>
  result.ok
    ? messageText(texts, { key: 'form.receipt', params: { sent: texts[messages.sent], reference: result.receipt.reference } })
    : result.message;
