import { CircleAlert } from 'lucide-react';
import { type FormDefinition, fieldNames } from '#contract/forms/form-definition';
import type { FormLanguage } from '#site/content/form-language.ts';
import { fieldId } from './field-props.ts';
import { firstFocus } from './first-focus.ts';
import type { FormState } from './form-state.ts';
import styles from './problem-notes.module.css';

interface CorrectionNoteProps<Name extends string> {
  form: FormDefinition<Name>;
  labels: Record<Name, string>;
  language: FormLanguage;
  state: FormState<Name>;
}

/** The summary of the errors, with a link to each field. Stands above the fields. */
export function CorrectionNote<Name extends string>({ form, labels, language, state }: CorrectionNoteProps<Name>) {
  if (state.step !== 'invalid') return null;
  const invalid = fieldNames(form).filter((name) => state.errors[name]);
  return (
    <div className={`flex text-md leading-normal ${styles.note}`} role="alert">
      <CircleAlert className="icon" />
      <div>
        <p className={styles.message}>{state.message}</p>
        <p className={`flex flex-wrap items-baseline ${styles.fields}`}>
          {language.texts.problems.look}
          {invalid.map((name) => (
            <a key={name} className="text-heading" href={`#${fieldId(form, name)}`}>
              {labels[name]}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** Says that the form could not be sent, and how to reach us without it. Stands at the button, where the visitor looks. */
export function FailureNote({ language, state }: { language: FormLanguage; state: FormState<string> }) {
  if (state.step !== 'failed') return null;
  const { failure } = language.texts;
  const { phone, email } = language.company;
  return (
    <div className={`flex text-md leading-normal ${styles.note}`} role="alert" {...firstFocus}>
      <CircleAlert className="icon" />
      <div>
        <p className={styles.message}>{state.message}</p>
        <p>{failure.text}</p>
        <p>
          {failure.call}{' '}
          <a className="text-heading" href={phone.href}>
            <bdi dir="ltr">{phone.label}</bdi>
          </a>{' '}
          {failure.write}{' '}
          <a className="text-heading" href={email.href}>
            <bdi dir="ltr">{email.label}</bdi>
          </a>
          .
        </p>
      </div>
    </div>
  );
}
