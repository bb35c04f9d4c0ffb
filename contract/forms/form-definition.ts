import { type Field, isRequired, type ValueOf } from '../fields.ts';
import type { PlainFormMessageKey } from '../messages.ts';
import type { PageUrl } from '../urls.ts';

export type FormName = 'quote' | 'review' | 'application';

/**
 * The one definition of a form: the request schema, the checks in the browser and the handling of forms sent without JavaScript are derived
 * from it. Fields are in the order of the page.
 */
export interface FormDefinition<Name extends string = string> {
  name: FormName;
  apiPath: string;
  /** The page of the form, which also accepts it by POST from browsers without JavaScript. */
  page: PageUrl;
  fields: Readonly<Record<Name, Field>>;
  messages: {
    /** The summary when a field is missing; without it the first error is the summary. */
    required?: PlainFormMessageKey;
    failed: PlainFormMessageKey;
    sent: PlainFormMessageKey;
  };
}

/** Describes what was typed or chosen, by field name: text as it was typed, a chosen file. */
export type FormInput<Name extends string = string> = Partial<Record<Name, string | File | undefined>>;

/** The values of a form in a request and in the store. Files travel and are stored apart. */
export type FormValues<F extends FormDefinition> = {
  [Name in keyof F['fields'] as F['fields'][Name] extends { kind: 'file' } ? never : Name]: ValueOf<F['fields'][Name]>;
};

/** Names of the fields that a visitor fills in; each has a label. */
export type FieldName<F extends FormDefinition> = {
  [Name in keyof F['fields']]: F['fields'][Name] extends { kind: 'hidden' } ? never : Name;
}[keyof F['fields']];

/** Names of the fields that a visitor fills in. */
export function fieldNames<Name extends string>({ fields }: Pick<FormDefinition<Name>, 'fields'>): Name[] {
  return (Object.keys(fields) as Name[]).filter((name) => fields[name].kind !== 'hidden');
}

/** Names of the fields that have to be filled in. */
export const requiredFields = <Name extends string>(form: Pick<FormDefinition<Name>, 'fields'>): Name[] =>
  fieldNames(form).filter((name) => isRequired(form.fields[name]));

/** Whether the form carries a file: it is then sent as multipart/form-data, else as JSON. */
export const hasFile = ({ fields }: Pick<FormDefinition, 'fields'>): boolean => Object.values(fields).some(({ kind }) => kind === 'file');
