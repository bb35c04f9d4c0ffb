import type { applicationForm } from './application.ts';
import type { FieldName, FormDefinition } from './form-definition.ts';
import type { quoteForm } from './quote.ts';
import type { reviewForm } from './review.ts';

type Texts<Name extends PropertyKey> = Readonly<Record<Name, string>>;

/** The fields of a form that are a choice, with the names of their options. */
type ChoiceTexts<F extends FormDefinition> = {
  readonly [Name in keyof F['fields'] as F['fields'][Name] extends { kind: 'choice' } ? Name : never]: F['fields'][Name] extends {
    options: readonly (infer Option extends string)[];
  }
    ? Texts<Option>
    : never;
};

type FormFieldTexts<F extends FormDefinition> = { readonly labels: Texts<FieldName<F>> } & (keyof ChoiceTexts<F> extends never
  ? { readonly choices?: undefined }
  : { readonly choices: ChoiceTexts<F> });

/** Names of the fields of the forms, and of what can be chosen in them. */
export interface FieldTexts {
  readonly quote: FormFieldTexts<typeof quoteForm>;
  readonly review: FormFieldTexts<typeof reviewForm>;
  readonly application: FormFieldTexts<typeof applicationForm>;
}

/** Texts of the fields of any form. */
export interface AnyFieldTexts {
  readonly labels: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

/** A value as people read it. */
export const shownValue = ({ choices }: AnyFieldTexts, name: string, value: string | number): string =>
  choices?.[name]?.[value] ?? String(value);
