import { limits } from './limits.ts';
import type { FormMessage, PlainFormMessageKey } from './messages.ts';
import { cleanEmail, cleanLine, cleanParagraph, cleanPhone } from './text/clean-text.ts';

/** The HTML standard's e-mail pattern, with at least one dot in the domain. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * No control character: such a value can neither break a mail header nor a log line. No unpaired surrogate either, which no database
 * returns unchanged.
 */
export const linePattern = /^[^\p{Cc}\p{Cs}]*$/u;

/** As `linePattern`, with line breaks and tabs. */
export const paragraphPattern = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** The message when a field is empty, 'field.required' unless given; false where it may be, whose value is then an empty text. */
export type Required = PlainFormMessageKey | false;

/** Text of at most `max` UTF-16 code units. A phone number is one line, whose digits are stored as 0 to 9. */
export interface TextField {
  kind: 'line' | 'paragraph' | 'email' | 'phone';
  max: number;
  required?: Required;
}

/** Cleans the text of each kind before it is checked and stored. */
export const cleaners: Readonly<Record<TextField['kind'], (text: string) => string>> = {
  line: cleanLine,
  paragraph: cleanParagraph,
  email: cleanEmail,
  phone: cleanPhone,
};

/** Returns what is wrong with an e-mail address, cleaned; undefined when mail can be sent to it. */
export function emailProblem(address: string): 'field.invalidEmail' | 'field.emailLetters' | undefined {
  if (emailPattern.test(address)) return undefined;
  // The domain is all right: what no mail server of ours can write to are letters of other scripts before it.
  return emailPattern.test(address.replace(/^[^@\s]*[^@\s\u0021-\u007e][^@\s]*(?=@)/, 'x')) ? 'field.emailLetters' : 'field.invalidEmail';
}

/** The value of a field as it is sent and stored: cleaned where people type it. */
export const cleanValue = ({ kind }: Field, typed: string): string =>
  kind === 'choice' || kind === 'rating' || kind === 'hidden' || kind === 'file' ? typed.trim() : cleaners[kind](typed);

/** One of a list of values. */
export interface ChoiceField {
  kind: 'choice';
  options: readonly string[];
  required?: Required;
}

/** A PDF file. The browser checks that its type and name allow one, and its size; the server its content. */
export interface FileField {
  kind: 'file';
  maxBytes: number;
  required: PlainFormMessageKey;
  wrongType: PlainFormMessageKey;
  tooLarge: PlainFormMessageKey;
}

/**
 * What a form field accepts. The request schemas are derived from it, and the browser validates with it: no schema library is shipped.
 * `rating` is a whole number of stars; `hidden` is an id that the page fills in.
 */
export type Field = TextField | ChoiceField | FileField | { kind: 'rating'; required?: PlainFormMessageKey } | { kind: 'hidden' };

/** The type of a valid value of a field. */
export type ValueOf<F> = F extends { kind: 'rating' }
  ? number
  : F extends { options: readonly (infer Option)[] }
    ? Option | (F extends { required: false } ? '' : never)
    : string;

/** Whether a field has to be filled in. */
export const isRequired = (field: Field): boolean => !('required' in field && field.required === false);

/** The error in a value as typed (uncleaned) or in a chosen file; undefined when it is valid. */
export function validateField(field: Field, input: string | File | undefined): FormMessage | undefined {
  if (field.kind === 'hidden') return undefined;
  if (field.kind === 'file') return validateFile(field, typeof input === 'string' ? undefined : input);
  const value = typeof input === 'string' ? cleanValue(field, input) : '';
  if (value === '') return isRequired(field) ? { key: ('required' in field && field.required) || 'field.required' } : undefined;
  switch (field.kind) {
    case 'rating':
      return isRating(Number(value)) ? undefined : { key: 'field.invalidChoice' };
    case 'choice':
      return field.options.includes(value) ? undefined : { key: 'field.invalidChoice' };
    default:
      return validateText(field, value);
  }
}

const isRating = (value: number): boolean => Number.isInteger(value) && value >= limits.rating.min && value <= limits.rating.max;

function validateText({ kind, max }: TextField, value: string): FormMessage | undefined {
  if (value.length > max) return { key: 'field.tooLong', params: { max } };
  const key = kind === 'email' ? emailProblem(value) : undefined;
  return key && { key };
}

function validateFile({ maxBytes, required, wrongType, tooLarge }: FileField, file: File | undefined): FormMessage | undefined {
  if (!file || file.size === 0) return { key: required };
  if (!mayBePdf(file)) return { key: wrongType };
  return file.size > maxBytes ? { key: tooLarge } : undefined;
}

/** Types that say nothing of the content: those of downloads, and of systems that do not know PDF. */
const anyType = /^$|pdf|octet-stream|download|unknown|x-unknown/i;

/** Endings of what people choose by mistake. */
const otherEnding = /\.(?:docx?|odt|rtf|pages|txt|html?|pptx?|xlsx?|jpe?g|png|gif|webp|heic|zip|rar|7z|exe)$/i;

/** False for what cannot be a PDF by its type and name; the bytes decide, on the server. */
const mayBePdf = ({ type, name }: File): boolean => type === 'application/pdf' || (anyType.test(type) && !otherEnding.test(name));
