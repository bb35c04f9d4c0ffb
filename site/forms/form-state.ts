import { type FieldErrors, problemsOf, summaryOf } from '#contract/fields';
import type { FormOutcome } from '#contract/form-outcome';
import { ApiError } from '#ui/http/api-error.ts';
import { type FormRules, namesOf, type Typed } from './form-rules.ts';

/** Why a form did not go out. "invalid": the visitor has to correct something. "failed": it could not be sent, for no fault of theirs. */
export type FormProblem<Name extends string> =
  | { step: 'invalid'; message: string; errors: FieldErrors<Name> }
  | { step: 'failed'; message: string };

/** Where a form stands. */
export type FormState<Name extends string> =
  | { step: 'editing' }
  | { step: 'pending' }
  | FormProblem<Name>
  | { step: 'sent'; reference: string | undefined; typed: Typed<Name> };

/** What the rules say about what was typed; undefined when it may be sent. */
export function problemOfTyped<Name extends string>(rules: FormRules<Name>, typed: Typed<Name>): FormProblem<Name> | undefined {
  const errors = problemsOf(rules.fields, typed);
  if (Object.keys(errors).length === 0) return undefined;
  return { step: 'invalid', message: summaryOf(errors, rules.messages.required), errors };
}

/** A call that failed: the fields that the server refused, or else that the form could not be sent. */
export function problemOfError<Name extends string>(rules: FormRules<Name>, error: ApiError): FormProblem<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of namesOf(rules)) if (error.errors[name]) errors[name] = error.errors[name];
  if (Object.keys(errors).length === 0) return { step: 'failed', message: error.message || rules.messages.failed };
  return { step: 'invalid', message: error.message || summaryOf(errors, rules.messages.required), errors };
}

/** The answer to the form when it was sent without JavaScript. */
export function stateOfOutcome<Name extends string>(rules: FormRules<Name>, outcome: FormOutcome | undefined): FormState<Name> {
  if (!outcome) return { step: 'editing' };
  const { result, values } = outcome;
  if (result.ok) return { step: 'sent', reference: result.receipt.reference, typed: typedIn(rules, values) };
  return problemOfError(rules, new ApiError(result.status, result));
}

/** The state after the visitor changed a field: its error goes, and the summary with the last one. */
export function stateAfterTyping<Name extends string>(state: FormState<Name>, name: string): FormState<Name> {
  if (state.step !== 'invalid' || !(name in state.errors)) return state;
  const errors = { ...state.errors };
  delete errors[name as Name];
  return Object.keys(errors).length > 0 ? { ...state, errors } : { step: 'editing' };
}

/** The values of the form's own fields. */
export function typedIn<Name extends string>(rules: FormRules<Name>, values: Partial<Record<string, unknown>>): Typed<Name> {
  const texts = namesOf(rules).map((name) => [name, String(values[name] ?? '')]);
  return Object.fromEntries(texts) as Typed<Name>;
}

/** The reference in the answer to a form. An API that is not this project's need not send one. */
export function referenceIn(answer: unknown): string | undefined {
  const reference = typeof answer === 'object' && answer !== null && 'reference' in answer ? answer.reference : undefined;
  return typeof reference === 'string' ? reference : undefined;
}
