import { Clock, Lock, TriangleAlert } from 'lucide-react';
import type { Crop, Logo } from '#contract/office/pictures/logos';
import type { ServiceId } from '#contract/services';
import { useText } from '../../content/use-text.ts';
import { Chip } from '../../parts/buttons/chip.tsx';
import { LogoPicture } from '../../parts/logos/logo-picture.tsx';
import styles from './client-grid.module.css';

/** Describes what a cell of the grid shows of a client, published or not. */
export interface Face {
  name: string;
  /** Path; empty without one. */
  logo: string;
  /** A cut that is not made yet. */
  draft?: { logo: Logo; crop: Crop } | undefined;
  services: readonly { type: ServiceId }[];
  isPrivateWork: boolean;
  comingSoon: boolean;
  needsAttention?: boolean;
}

/** A client as it stands on the dark grid: badges, logo, name, services. */
export function ClientFace({ face }: { face: Face }) {
  const text = useText('clients');
  const { name, logo, draft, services, isPrivateWork, comingSoon, needsAttention } = face;
  const isSoon = comingSoon && services.length === 0;
  const words = services.map(({ type }) => text.services[type]).join(text.comma) || text.noServices;
  return (
    <>
      <span className={`flex gap-1 min-w-0 overflow-hidden ${styles.badges}`}>
        {needsAttention && (
          <Chip variant="bad" icon={TriangleAlert}>
            {text.needsAttention}
          </Chip>
        )}
        {isPrivateWork && (
          // Two of them side by side are wider than a cell.
          <Chip icon={Lock}>{isSoon ? <span className="visually-hidden">{text.privateWork}</span> : text.privateWork}</Chip>
        )}
        {isSoon && <Chip icon={Clock}>{text.comingSoon}</Chip>}
      </span>
      <LogoPicture
        path={logo}
        draft={draft}
        className={styles.logo}
        fallback={
          <bdi className={`overflow-hidden text-heading text-center text-ellipsis whitespace-nowrap ${styles.lettering}`}>{name}</bdi>
        }
      />
      <span className="grid min-w-0 leading-snug">
        <b className={`truncate text-heading text-xs font-600 ${styles.caption}`} dir="auto">
          {name}
        </b>
        <span className="truncate text-quiet">{words}</span>
      </span>
    </>
  );
}
