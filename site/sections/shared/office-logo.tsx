import { Building2 } from 'lucide-react';
import { LoadedImage } from '#ui/loaded-image.tsx';
import styles from './office-logo.module.css';

/** The logo of a company of the group; a building where it has none, or none that loads. Its size is `--logo-size`. */
export function OfficeLogo({ logo }: { logo: string | undefined }) {
  const building = (
    <span className={`grid place-items-center border ${styles.logo}`}>
      <Building2 className="icon" />
    </span>
  );
  if (!logo) return building;
  return (
    <LoadedImage
      className={`grid place-items-center border ${styles.logo}`}
      src={logo}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      fallback={building}
    />
  );
}
