import { validateField } from '../fields.ts';
import type { FormMessage, Message } from '../messages.ts';
import { type FormDefinition, type FormInput, fieldNames } from './form-definition.ts';

/** Field name → error, for the fields that have one. */
export type FieldErrors<Name extends string = string, Error = FormMessage> = Partial<Record<Name, Error>>;

/** The error of every invalid field. */
export function validateForm<Name extends string>(form: Pick<FormDefinition<Name>, 'fields'>, input: FormInput<Name>): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of fieldNames(form)) {
    const error = validateField(form.fields[name], input[name]);
    if (error) errors[name] = error;
  }
  return errors;
}

/**
 * The one message above a form: the form's own when a field is missing, else the error itself when all are the same, else a request to
 * correct the fields. A form without a message for missing fields is summed up by its first error.
 */
export function summaryOf<Error extends Message>(
  errors: FieldErrors<string, Error>,
  form: Pick<FormDefinition, 'messages'> | undefined,
): Error | FormMessage {
  const all = Object.values(errors).filter((error) => error !== undefined);
  const [first] = all;
  const correctFields: FormMessage = { key: 'form.correctFields' };
  if (!first) return correctFields;
  if (form && !form.messages.required) return first;
  if (all.some(({ key }) => isMissing.test(key))) return { key: form?.messages.required ?? 'form.correctFields' };
  return all.every((error) => isSame(error, first)) ? first : correctFields;
}

/** The keys of what a field says when it is empty. */
const isMissing = /^field\.(?:required|\w+Required)$/;

const isSame = (one: Message, other: Message): boolean => JSON.stringify(one) === JSON.stringify(other);
