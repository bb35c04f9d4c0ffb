import { CircleAlert } from 'lucide-react';
import { brand } from '#brand';
import { forms } from '#content/en/forms';
import { type FormDefinition, fieldNames } from '#contract/forms/form-definition';
import { fieldId } from './field-props.ts';
import { firstFocus } from './first-focus.ts';
import type { FormState } from './form-state.ts';
import styles from './problem-notes.module.css';

interface ProblemNoteProps<Name extends string> {
  form: FormDefinition<Name>;
  labels: Record<Name, string>;
  state: FormState<Name>;
}

/** The summary of the errors, with a link to each field. Stands above the fields. */
export function CorrectionNote<Name extends string>({ form, labels, state }: ProblemNoteProps<Name>) {
  if (state.step !== 'invalid') return null;
  const invalid = fieldNames(form).filter((name) => state.errors[name]);
  return (
    <div className={styles.note} role="alert">
      <CircleAlert className="icon" />
      <div>
        <p className={styles.message}>{state.message}</p>
        <p className={styles.fields}>
          {forms.problems.look}
          {invalid.map((name) => (
            <a key={name} href={`#${fieldId(form, name)}`}>
              {labels[name]}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** Says that the form could not be sent, and how to reach us without it. Stands at the button, where the visitor looks. */
export function FailureNote({ state }: { state: FormState<string> }) {
  if (state.step !== 'failed') return null;
  return (
    <div className={styles.note} role="alert" {...firstFocus}>
      <CircleAlert className="icon" />
      <div>
        <p className={styles.message}>{state.message}</p>
        <p>{forms.failure.text}</p>
        <p>
          {forms.failure.call} <a href={brand.phone.href}>{brand.phone.label}</a> {forms.failure.write}{' '}
          <a href={brand.email.href}>{brand.email.label}</a>.
        </p>
      </div>
    </div>
  );
}
