import type { ComponentProps } from 'react';
import type { applicationForm } from '#contract/forms/application';
import type { EnteredName } from '#contract/forms/form-definition';
import { TextField } from '#ui/field.tsx';

interface ApplicationInputsProps {
  inputOf(name: EnteredName<typeof applicationForm>): ComponentProps<typeof TextField>;
}

/** Inputs of an application, in the dialog and without a script. */
export const ApplicationInputs = ({ inputOf }: ApplicationInputsProps) => (
  <>
    <TextField {...inputOf('fullName')} autoComplete="name" dir="auto" />
    <TextField {...inputOf('email')} type="email" autoComplete="email" dir="ltr" />
  </>
);
