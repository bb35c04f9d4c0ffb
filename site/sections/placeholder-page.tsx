import { withoutMarks } from '#site/text-preview/text-marks.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './placeholder-page.module.css';

/** As many letters as the full size has room for. */
const lettersInFull = 8;

/** A page that is not written yet: its heading alone. */
export function PlaceholderPage({ label }: { label: string }) {
  return (
    <div className={`grid place-items-center clip ${styles.page}`}>
      <h1 className={classNames('font-medium text-center', styles.label, withoutMarks(label).length > lettersInFull && styles.long)}>
        {label}
      </h1>
    </div>
  );
}
