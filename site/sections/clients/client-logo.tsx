import { Building2 } from 'lucide-react';
import { LoadedImage } from '#ui/loaded-image.tsx';
import styles from './client-logo.module.css';

/** The logo of a client whose name stands beside it; a building when it cannot be loaded. */
export function ClientLogo({ src, loading }: { src: string; loading?: 'lazy' }) {
  const building = (
    <span className={`grid place-items-center border ${styles.building}`}>
      <Building2 className="icon" />
    </span>
  );
  return <LoadedImage src={src} alt="" width={200} height={56} loading={loading} fallback={building} />;
}
