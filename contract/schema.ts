import { cleaners, emailProblem, linePattern, type Required, type TextField } from './fields.ts';
import { limits } from './limits.ts';
import type { Message, MessageKey, PlainFormMessageKey, PlainMessageKey } from './messages.ts';
import { z } from './zod.ts';

// The messages of all schemas are keys; `messageOfIssue` adds the parameters.
const key = (name: MessageKey): MessageKey => name;

/** zod measures a text in code points (JSON Schema's `maxLength` does); the limits and the browser's `maxlength` count UTF-16 code units. */
const text = (kind: TextField['kind'], max: number, required: Required) =>
  z
    .string(required || 'field.required')
    .overwrite(cleaners[kind])
    .min(required === false ? 0 : 1, required || 'field.required')
    .max(max, key('field.tooLong'))
    .refine((value) => value.length <= max, { error: key('field.tooLong'), params: { max } });

/** A text on one line, cleaned, of at most `max` UTF-16 code units; empty only where it is not required. */
export const line = (max: number, required: Required = 'field.required') => text('line', max, required);

/** A phone number, in the digits of any keyboard. */
export const phone = (max: number, required: Required = 'field.required') => text('phone', max, required);

/** A text that may break lines, cleaned. */
export const paragraph = (max: number, required: Required = 'field.required') => text('paragraph', max, required);

/** An e-mail address to which mail can be sent; an international domain is stored in Punycode. */
export const email = (max: number, required: Required = 'field.required') =>
  text('email', max, required).superRefine((value, context) => {
    const problem = value === '' ? undefined : emailProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** A text that may be empty, cleaned as that of its kind. */
export const optionalText = (kind: TextField['kind'], max: number) => z.string().overwrite(cleaners[kind]).max(max, key('field.tooLong'));

/** A number of stars that a form asks for. */
export const ratingOf = (required: PlainFormMessageKey = 'field.required') =>
  z
    .int({ error: ({ input }) => key(input === undefined ? required : 'field.invalidChoice') })
    .min(limits.rating.min, key('field.invalidChoice'))
    .max(limits.rating.max, key('field.invalidChoice'));

/** A number of stars. */
export const rating = ratingOf();

export const choice = (options: readonly string[], required: Required = 'field.required') =>
  z.enum(required === false ? ['', ...options] : options, {
    error: ({ input }) => key(required !== false && (input === undefined || input === '') ? required : 'field.invalidChoice'),
  });

/** Without the pattern, PostgreSQL would refuse a NUL in a text, and the response would be a fault instead of "not found". */
export const id = z.string().min(1).max(64).regex(linePattern, key('field.invalid'));

/** Says where the next page of a list begins, as the response before has said. It may hold a whole name, in any script. */
export const cursor = z.string().max(2_000);

/** ISO 8601, UTC. */
export const timestamp = z.iso.datetime();

/** The response to every accepted submission. The reference has eight characters without look-alikes. */
export const Receipt = z.object({ reference: z.string().length(8), receivedAt: timestamp });
export type Receipt = z.infer<typeof Receipt>;

/** The body of every response that is not a success. `errors` names the invalid fields. */
export const ErrorBody = z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() });
export type ErrorBody = z.infer<typeof ErrorBody>;
/** The Office's screens act on the message's key: `office.signInNeeded`, say. */
export const OfficeErrorBody = ErrorBody.extend({ key: z.string() });

/** The message of an issue that a schema of the contract has raised; its own text is the key. */
export function messageOfIssue(issue: z.core.$ZodIssue): Message {
  const max = issue.code === 'too_big' ? issue.maximum : issue.code === 'custom' ? issue.params?.max : undefined;
  return issue.message === 'field.tooLong'
    ? { key: 'field.tooLong', params: { max: Number(max) } }
    : { key: issue.message as PlainMessageKey };
}
