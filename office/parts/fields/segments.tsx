import { useId } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  /** The name of the choice, for screen readers; it usually stands beside it too. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  onChange(value: Value): void;
}

/** A choice of a few short words, all of them in view: radio buttons that look like one control. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`inline-flex flex-wrap gap-0.5 border-hair rounded-2 screen-only ${styles.segments}`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`text-quiet text-2xs whitespace-nowrap relative inline-flex items-center rounded-1 font-600 cursor-pointer hover:text-heading ${styles.segment}`}
          lang={option.lang}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
