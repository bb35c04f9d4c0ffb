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

/** The values of fields in a request and in the store. Files travel and are stored apart. */
export type ValuesOf<Fields> = { [Name in keyof Fields as Fields[Name] extends { kind: 'file' } ? never : Name]: ValueOf<Fields[Name]> };
export type FormValues<F extends FormDefinition> = ValuesOf<F['fields']>;

/** Names of the fields that a visitor fills in; each has a label. */
export type FieldName<F extends FormDefinition> = {
  [Name in keyof F['fields']]: F['fields'][Name] extends { kind: 'hidden' } ? never : Name;
}[keyof F['fields']];

type NameOf<F extends FormDefinition, Kind extends Field['kind']> = {
  [Name in keyof F['fields']]: F['fields'][Name] extends { kind: Kind } ? Name : never;
}[keyof F['fields']] &
  string;

/** Names of the fields whose values are stored with the form as the visitor has entered them. Files are stored apart. */
export type EnteredName<F extends FormDefinition> = NameOf<F, Exclude<Field['kind'], 'hidden' | 'file'>>;

/** Names of the fields that a visitor fills in. */
export function fieldNames<Name extends string>({ fields }: Pick<FormDefinition<Name>, 'fields'>): Name[] {
  return (Object.keys(fields) as Name[]).filter((name) => fields[name].kind !== 'hidden');
}

/** Names of the fields that have to be filled in. */
export const requiredFields = <Name extends string>(form: Pick<FormDefinition<Name>, 'fields'>): Name[] =>
  fieldNames(form).filter((name) => isRequired(form.fields[name]));

/** Whether the form carries a file: it is then sent as multipart/form-data, else as JSON. */
export const hasFile = ({ fields }: Pick<FormDefinition, 'fields'>): boolean => Object.values(fields).some(({ kind }) => kind === 'file');

const names =
  <Kind extends Field['kind']>(...kinds: Kind[]) =>
  <F extends FormDefinition>({ fields }: F): NameOf<F, Kind>[] =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kinds.some((one) => one === kind) ? [name as NameOf<F, Kind>] : []));

/** Fields that a visitor fills in, in the order of the page; of those, the ones that fit on one line; and the ones that are typed, and so found by their words. */
export const enteredFields = names('line', 'email', 'phone', 'choice', 'rating', 'paragraph');
export const lineFields = names('line', 'email', 'phone', 'choice', 'rating');
export const textFields = names('line', 'email', 'phone', 'paragraph');

/** The values of a form in which nothing was entered; a row that is older than a field has them too. */
export const emptyValues = <F extends FormDefinition>({ fields }: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'file' ? [] : [[name, kind === 'rating' ? 0 : '']])),
  ) as FormValues<F>;
