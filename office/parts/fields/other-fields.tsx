import { type AnyFieldTexts, shownValue } from '#contract/forms/field-texts';
import { type EnteredName, enteredFields, type FormDefinition, type FormName } from '#contract/forms/form-definition';
import { useText } from '../../content/use-text.ts';
import styles from './other-fields.module.css';

interface OtherFieldsProps<F extends FormDefinition> {
  form: F & { name: FormName };
  values: Readonly<Record<EnteredName<F>, string | number | null>>;
  /** Fields that the screen shows somewhere else. */
  placed: readonly EnteredName<F>[];
}

/** Shows what was entered into the fields of a form that have no place of their own on the screen. */
export function OtherFields<F extends FormDefinition>({ form, values, placed }: OtherFieldsProps<F>) {
  const texts: AnyFieldTexts = useText('fields')[form.name];
  const filled = enteredFields(form).flatMap((name) => {
    const value = values[name];
    return placed.includes(name) || value === null || value === '' ? [] : [{ name, text: shownValue(texts, name, value) }];
  });
  if (filled.length === 0) return null;
  return (
    <dl className={`text-xs grid gap-3 ${styles.fields}`}>
      {filled.map(({ name, text }) => (
        <div key={name}>
          <dt className="text-quiet">{texts.labels[name]}</dt>
          <dd className="pre-line wrap-anywhere" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
