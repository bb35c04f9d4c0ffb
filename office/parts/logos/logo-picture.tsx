import { type ReactNode, useState } from 'react';
import type { Crop, Logo } from '#contract/office/pictures/logos';
import { isOfThisHost } from './own-logo.ts';

interface LogoPictureProps {
  /** Path of the logo; empty without one. */
  path: string;
  /** The cut that it is to get, with the whole picture, while it is not cut yet. */
  draft?: { logo: Logo; crop: Crop } | undefined;
  /** Shown where there is no logo, or none that can be loaded: the Office loads nothing from other hosts. */
  fallback: ReactNode;
  className?: string | undefined;
}

/** A logo as it stands on the site, beside the name of what it belongs to. */
export function LogoPicture({ path, draft, fallback, className }: LogoPictureProps) {
  const [failed, setFailed] = useState<string>();
  if (draft) {
    const { logo, crop } = draft;
    const box = [crop.x * logo.width, crop.y * logo.height, crop.width * logo.width, crop.height * logo.height];
    return (
      <svg className={className} viewBox={box.join(' ')} aria-hidden="true">
        <image href={logo.source} width={logo.width} height={logo.height} preserveAspectRatio="none" />
      </svg>
    );
  }
  if (!isOfThisHost(path) || path === failed) return fallback;
  // In the Office alone: beside it the name stands in words.
  return <img className={className} src={path} alt="" decoding="async" loading="lazy" draggable={false} onError={() => setFailed(path)} />;
}
