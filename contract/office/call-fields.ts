import { quoteForm } from '../forms/quote.ts';

/** Fields that have to be known of a quote that is noted on the telephone. */
const neededOfCall = ['fullName', 'country', 'message'] as const;

type Fields = typeof quoteForm.fields;
type CallFields = {
  readonly [Name in keyof Fields]: Omit<Fields[Name], 'required'> & {
    readonly required: Name extends (typeof neededOfCall)[number] ? 'field.required' : false;
  };
};

/** The fields of the quote form as staff fill them in for somebody who calls: what is not known stays empty. */
export const callFields = Object.fromEntries(
  Object.entries(quoteForm.fields).map(([name, field]) => [
    name,
    { ...field, required: neededOfCall.some((needed) => needed === name) && 'field.required' },
  ]),
) as CallFields;
