import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** The HTML standard's e-mail pattern, with at least one dot in the domain. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * No control character: such a value can neither break a mail header nor a log line. No half of a character either, which no database
 * gives back as it came.
 */
export const linePattern = /^[^\p{Cc}\p{Cs}]*$/u;

/** As `linePattern`, with line breaks and tabs. */
export const paragraphPattern = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** What a form field accepts. The schemas of the contract are built from it, and the browser checks with it: no parser is shipped. */
export type Field =
  | { kind: 'line' | 'paragraph' | 'email'; max: number; required?: string }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'rating' };

/** What is wrong with a value as typed (untrimmed), in the visitor's words; undefined when nothing is. */
export function problemOf(field: Field, typed: string): string | undefined {
  const value = typed.trim();
  if (value === '') return ('required' in field && field.required) || messages.fieldRequired;
  switch (field.kind) {
    case 'rating':
      return Number.isInteger(Number(value)) && Number(value) >= limits.rating.min && Number(value) <= limits.rating.max
        ? undefined
        : messages.invalidChoice;
    case 'choice':
      return field.options.includes(value) ? undefined : messages.invalidChoice;
    default:
      if (value.length > field.max) return messages.tooLong(field.max);
      if (field.kind === 'email') return emailPattern.test(value) ? undefined : messages.invalidEmail;
      return (field.kind === 'line' ? linePattern : paragraphPattern).test(value) ? undefined : messages.invalidCharacters;
  }
}

/** Field name → problem, for the fields that have one. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

export function problemsOf<Name extends string>(fields: Record<Name, Field>, typed: Partial<Record<Name, string>>): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of Object.keys(fields) as Name[]) {
    const problem = problemOf(fields[name], typed[name] ?? '');
    if (problem) errors[name] = problem;
  }
  return errors;
}

/** The one sentence above a form: the form's own words when something is missing, else the problem itself, else a pointer to the fields. */
export function summaryOf(errors: FieldErrors, required: string): string {
  const problems = new Set(Object.values(errors));
  if (problems.has(messages.fieldRequired)) return required;
  const [only] = problems;
  return problems.size === 1 && only ? only : messages.correctFields;
}
