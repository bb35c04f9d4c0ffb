import { type EnteredName, enteredFields, type FormDefinition } from '../forms/form-definition.ts';
import { z } from '../zod.ts';

type Entered<F extends FormDefinition> = {
  [Name in EnteredName<F>]: F['fields'][Name] extends { kind: 'rating' } ? z.ZodInt : z.ZodString;
};

/** Values that a visitor has entered into a form, as the Office reads them: whatever stands there is shown, whoever has written it. */
export const enteredValues = <F extends FormDefinition>(form: F): Entered<F> =>
  Object.fromEntries(
    enteredFields(form).map((name) => [name, form.fields[name]?.kind === 'rating' ? z.int() : z.string()]),
  ) as unknown as Entered<F>;
