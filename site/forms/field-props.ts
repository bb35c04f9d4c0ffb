import { isRequired } from '#contract/fields';
import type { FormDefinition } from '#contract/forms/form-definition';
import type { FormState } from './form-state.ts';

export const fieldId = ({ name: form }: Pick<FormDefinition, 'name'>, field: string): string => `${form}-${field}`;

/**
 * What an input is rendered with. On the server the first invalid one gets the focus; in the browser the script moves it.
 *
 * @param optionalMark stands beside the label of a field that may stay empty
 */
export function fieldPropsOf<Name extends string>(
  form: FormDefinition<Name>,
  state: FormState<Name>,
  values: Partial<Record<string, string>>,
  name: Name,
  optionalMark: string,
) {
  const errors: Partial<Record<string, string>> = state.step === 'invalid' ? state.errors : {};
  const firstInvalid = Object.keys(form.fields).find((field) => errors[field]);
  const required = isRequired(form.fields[name]);
  return {
    id: fieldId(form, name),
    name,
    required,
    optionalMark: required ? undefined : optionalMark,
    error: errors[name],
    defaultValue: values[name],
    autoFocus: name === firstInvalid,
  };
}
