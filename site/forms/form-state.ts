import { cleanValue } from '#contract/fields';
import type { FormOutcome } from '#contract/form-outcome';
import { type FormDefinition, type FormInput, type FormValues, fieldNames } from '#contract/forms/form-definition';
import { type FieldErrors, summaryOf, validateForm } from '#contract/forms/validate-form';
import { type FormMessageTexts, messageText } from '#contract/messages';
import { ApiError } from '#ui/http/api-error.ts';

/** Field name → the text of its error. */
type ErrorTexts<Name extends string = string> = FieldErrors<Name, string>;

/** Names why a form was not sent. "invalid": the visitor has to correct something. "failed": it could not be sent, for no fault of theirs. */
export type FormProblem<Name extends string> =
  | { step: 'invalid'; message: string; errors: ErrorTexts<Name> }
  | { step: 'failed'; message: string };

export type FormState<Name extends string> =
  | { step: 'editing' }
  /** `progress`: share of the bytes that have left, 0 to 1. */
  | { step: 'pending'; progress: number }
  | FormProblem<Name>
  | { step: 'sent'; reference: string | undefined; values: Record<Name, string> };

/** The problem with what was entered; undefined when it may be sent. */
export function problemOfInput<Name extends string>(
  form: FormDefinition<Name>,
  input: FormInput<Name>,
  texts: FormMessageTexts,
): FormProblem<Name> | undefined {
  const errors = validateForm(form, input);
  if (Object.keys(errors).length === 0) return undefined;
  const errorTexts: ErrorTexts<Name> = {};
  for (const name of fieldNames(form)) {
    const error = errors[name];
    if (error) errorTexts[name] = messageText(texts, error);
  }
  return { step: 'invalid', message: messageText(texts, summaryOf(errors, form)), errors: errorTexts };
}

/** The problem of a request that failed: the fields that the server refused, or else that the form could not be sent. */
export function problemOfError<Name extends string>(
  form: FormDefinition<Name>,
  error: ApiError,
  texts: FormMessageTexts,
): FormProblem<Name> {
  const errors: ErrorTexts<Name> = {};
  for (const name of fieldNames(form)) if (error.errors[name]) errors[name] = error.errors[name];
  if (Object.keys(errors).length === 0) return { step: 'failed', message: error.message || texts[form.messages.failed] };
  const [first, ...others] = new Set(Object.values<string | undefined>(errors));
  const summary = first && others.length === 0 ? first : texts['form.correctFields'];
  return { step: 'invalid', message: error.message || summary, errors };
}

/** The state of a form that was sent without JavaScript. */
export function stateOfOutcome<Name extends string>(
  form: FormDefinition<Name>,
  outcome: FormOutcome | undefined,
  texts: FormMessageTexts,
): FormState<Name> {
  if (!outcome) return { step: 'editing' };
  const { result, values } = outcome;
  if (result.ok) return { step: 'sent', reference: result.receipt.reference, values: textValues(form, values) };
  return problemOfError(form, new ApiError(result.status, result), texts);
}

/** The state after the visitor changed a field: its error is removed, and the summary with the last one. */
export function stateAfterInput<Name extends string>(state: FormState<Name>, name: string): FormState<Name> {
  if (state.step !== 'invalid' || !(name in state.errors)) return state;
  const errors = { ...state.errors };
  delete errors[name as Name];
  return Object.keys(errors).length > 0 ? { ...state, errors } : { step: 'editing' };
}

/** The state with an error at one more field. */
export function stateWithError<Name extends string>(state: FormState<Name>, name: Name, error: string): FormState<Name> {
  const { message, errors } = state.step === 'invalid' ? state : { message: error, errors: {} };
  return { step: 'invalid', message, errors: { ...errors, [name]: error } as ErrorTexts<Name> };
}

/** Returns what was typed into the form's own fields, as text. */
export function textValues<Name extends string>(form: FormDefinition<Name>, input: Partial<Record<string, unknown>>): Record<Name, string> {
  const texts = fieldNames(form).map((name) => [name, typeof input[name] === 'string' ? input[name] : '']);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** The values of a valid form as its request carries them: cleaned text, and numbers for ratings. */
export function requestValues<F extends FormDefinition>({ fields }: F, input: FormInput): FormValues<F> {
  const values = Object.entries(fields).filter(([, { kind }]) => kind !== 'file');
  return Object.fromEntries(
    values.map(([name, field]) => {
      const text = cleanValue(field, String(input[name] ?? ''));
      return [name, field.kind === 'rating' ? Number(text) : text];
    }),
  ) as FormValues<F>;
}

/** The file of a form and the name of its field. */
export function chosenFile({ fields }: FormDefinition, input: FormInput): { name: string; content: File } | undefined {
  for (const [name, { kind }] of Object.entries(fields)) {
    const content = input[name];
    if (kind === 'file' && content instanceof File) return { name, content };
  }
  return undefined;
}

/** The reference in the response to a form. An API of another project need not send one. */
export function referenceIn(response: unknown): string | undefined {
  const reference = typeof response === 'object' && response !== null && 'reference' in response ? response.reference : undefined;
  return typeof reference === 'string' ? reference : undefined;
}
