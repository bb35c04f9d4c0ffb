import { Star } from 'lucide-react';
import { errorAttributes, FieldError } from './field.tsx';
import styles from './rating-field.module.css';

interface RatingFieldProps {
  id: string;
  name: string;
  label: string;
  /** Names each number of stars, beginning with one. */
  stars: readonly string[];
  error: string | undefined;
  defaultValue: string | undefined;
}

/** A rating as five stars: radio buttons, so that the keyboard, screen readers and forms without JavaScript know them. */
export function RatingField({ id, name, label, stars, error, defaultValue }: RatingFieldProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and a plain group cannot be marked as wrong or required.
    <fieldset className={styles.rating} role="radiogroup" aria-required {...errorAttributes(id, error)}>
      <legend className="field-label">{label}</legend>
      <div className={styles.stars}>
        {stars.map((star, index) => {
          const value = String(index + 1);
          return (
            <label key={value} className={styles.star}>
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={name}
                value={value}
                required
                defaultChecked={value === defaultValue}
              />
              <span className="sr-only">{star}</span>
              <Star className="icon" />
            </label>
          );
        })}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
