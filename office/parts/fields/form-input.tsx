import { type Field, isRequired } from '#contract/fields';
import { TextArea, TextField } from './field.tsx';
import { Select } from './select.tsx';

interface FormInputProps {
  field: Exclude<Field, { kind: 'file' | 'hidden' | 'rating' }>;
  label: string;
  /** Choices by their values. */
  choices: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
  value: string;
  /** The id of what is proposed for it. */
  list?: string | undefined;
  readOnly: boolean;
  onChange(value: string): void;
}

/** The input of a field of a form, by its kind. */
export function FormInput({ field, choices = {}, readOnly, list, ...shared }: FormInputProps) {
  const isOptional = !isRequired(field);
  if (field.kind === 'choice') {
    const options = ['', ...field.options].map((value) => ({ value, label: choices[value] ?? '' }));
    return <Select {...{ ...shared, options, isOptional }} disabled={readOnly} />;
  }
  const props = { ...shared, isOptional, readOnly, maxLength: field.max };
  switch (field.kind) {
    case 'paragraph':
      return <TextArea {...props} rows={5} dir="auto" />;
    case 'line':
      return <TextField {...props} list={list} dir="auto" autoComplete="off" />;
    case 'email':
      return <TextField {...props} type="email" dir="ltr" autoComplete="off" />;
    case 'phone':
      return <TextField {...props} type="tel" dir="ltr" autoComplete="off" />;
  }
}
