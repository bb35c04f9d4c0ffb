import type { ComponentProps } from 'react';
import { Button } from '../buttons/button.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'onKeyDown'> {
  onSubmit(): unknown;
}

/** A form that a script sends, also by Ctrl+Enter in a field of several lines. Before the script is there nothing of what is typed goes into the address. */
export const Form = ({ onSubmit, ...rest }: FormProps) => (
  <form
    method="post"
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.defaultPrevented) return;
      // Said here, so that no shortcut of the page does it again.
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }}
  />
);

interface FormButtonsProps {
  submit: string;
  cancel: string;
  isBusy: boolean;
  size?: 'small' | 'normal';
  onCancel(): void;
}

/** The end of a short form: it is sent, or given up. */
export const FormButtons = ({ submit, cancel, isBusy, size = 'normal', onCancel }: FormButtonsProps) => (
  <>
    <Button type="submit" size={size} busy={isBusy}>
      {submit}
    </Button>
    <Button variant="ghost" size={size} onClick={onCancel}>
      {cancel}
    </Button>
  </>
);
