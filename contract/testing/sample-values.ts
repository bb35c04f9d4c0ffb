import { type Field, isRequired } from '../fields.ts';
import type { FormDefinition, FormName, FormValues } from '../forms/form-definition.ts';

/** Values that the people of the tests enter. Any other field has the value of its kind. */
const people: Record<FormName, Readonly<Record<string, string | number>>> = {
  quote: {
    fullName: 'Amal Haddad',
    email: 'amal@visitor.example',
    country: 'Jordan',
    message: 'We open a shop and need two tills.',
  },
  review: { fullName: 'Nader Aziz', email: 'nader@visitor.example', service: 'POS Software', message: 'The tills work.' },
  application: { fullName: 'Salma Nour', email: 'salma@visitor.example' },
};

const byKind = { line: 'On one line', paragraph: 'On two\nlines', email: 'other@visitor.example', phone: '+962 7 0000 0000', rating: 4 };

const sampleOf = (field: Exclude<Field, { kind: 'file' | 'hidden' }>): string | number | undefined =>
  field.kind === 'choice' ? field.options[0] : byKind[field.kind];

function samples({ name: form, fields }: FormDefinition, isMeant: (field: Field) => boolean): [name: string, value: string | number][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'file' || field.kind === 'hidden' || !isMeant(field)) return [];
    return [[name, people[form][name] ?? sampleOf(field) ?? ''] as const];
  }) as [string, string | number][];
}

/** A form with every field filled in, but for a file and for what the page fills in. */
export const sampleValues = <F extends FormDefinition>(form: F, changes: Partial<FormValues<F>> = {}): FormValues<F> =>
  ({ ...Object.fromEntries(samples(form, () => true)), ...changes }) as FormValues<F>;

/** Values of the required fields alone, as a browser sends them. */
export const sampleTexts = <Changes extends Readonly<Record<string, string>>>(form: FormDefinition, changes: Changes) => ({
  ...(Object.fromEntries(samples(form, isRequired).map(([name, value]) => [name, String(value)])) as Record<string, string>),
  ...changes,
});
