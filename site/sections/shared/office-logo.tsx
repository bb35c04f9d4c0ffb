import { Building2 } from 'lucide-react';
import { assetUrl } from '#site/data/api-origin.ts';
import styles from './office-logo.module.css';

/** The logo of a company of the group; a building where it has none. Its size is `--logo-size`. */
export function OfficeLogo({ logo }: { logo: string | undefined }) {
  return logo ? (
    <img className={styles.logo} src={assetUrl(logo)} alt="" width="56" height="56" loading="lazy" decoding="async" />
  ) : (
    <span className={styles.logo}>
      <Building2 className="icon" />
    </span>
  );
}
