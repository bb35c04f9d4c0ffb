import type { Field } from '#contract/fields';
import type { FormOutcome } from '#contract/form-outcome';

/** What was typed, by field name; an empty text where nothing was. */
export type Typed<Name extends string = string> = Record<Name, string>;

/** What makes one form different from another. */
export interface FormRules<Name extends string> {
  form: FormOutcome['form'];
  /** The call that takes it. */
  path: string;
  fields: Record<Name, Field>;
  messages: { required: string; failed: string; sent: string };
  /** The body of the call. */
  request(typed: Typed<Name>): object;
}

export const namesOf = <Name extends string>(rules: Pick<FormRules<Name>, 'fields'>) => Object.keys(rules.fields) as Name[];
