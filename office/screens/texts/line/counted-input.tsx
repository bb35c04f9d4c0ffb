import { useId } from 'react';
import { localeFormats } from '#content/locales';
import type { Locale } from '#contract/locales';
import { type LineValue, pluralCategories } from '#contract/texts/changed-texts';
import { useText } from '../../../content/use-text.ts';
import styles from './line-field.module.css';
import { type InputProps, TextInput } from './text-input.tsx';

type CountedValue = Exclude<LineValue, string | { highlight: string }>;
type Category = Intl.LDMLPluralRule;

/** The plural categories of a language, the smallest numbers first. */
const categoriesOf = (locale: Locale): Category[] => {
  const own = new Intl.PluralRules(localeFormats[locale].format).resolvedOptions().pluralCategories;
  return pluralCategories.filter((category) => own.includes(category));
};

/** A text that is counted: a field for each form that the language has. An empty one is said as the last. */
export function CountedInput({ label, value, published, control, onChange, ...shared }: InputProps<CountedValue>) {
  const { field: text } = useText('texts');
  const id = useId();
  const numbers = text.numbers[control.lang];
  const publishedOf = (category: Category) =>
    published !== undefined && typeof published !== 'string' && 'other' in published ? (published[category] ?? '') : undefined;
  function change(category: Category, typed: string): void {
    const { [category]: _, ...others } = value;
    onChange((typed === '' && category !== 'other' ? others : { ...others, [category]: typed }) as CountedValue);
  }
  return (
    <div className="grid">
      {categoriesOf(control.lang).map((category) => (
        <div key={category} className={`grid ${styles.category}`}>
          <span className="text-2xs text-quiet" id={`${id}${category}`} aria-hidden="true">
            {numbers[category]}
          </span>
          <TextInput
            {...shared}
            control={control}
            label={`${label}, ${numbers[category]}`}
            value={value[category] ?? ''}
            published={publishedOf(category)}
            onChange={(typed) => change(category, typed)}
          />
        </div>
      ))}
    </div>
  );
}
