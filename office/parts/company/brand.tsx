import { company } from '../../content/company.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import styles from './brand.module.css';
import { CompanyIcon } from './company-icon.tsx';

/** Mark and name of the Office. */
export function Brand() {
  const text = useText('frame');
  const { shortName } = company()[useLocale()];
  const [before, after] = text.brand.split('{name}');
  return (
    <span className={`row text-quiet whitespace-nowrap gap-2.5 ${styles.brand}`}>
      <CompanyIcon className={styles.companyIcon} />
      <span>
        {before}
        <b>{shortName}</b>
        {after}
      </span>
    </span>
  );
}
