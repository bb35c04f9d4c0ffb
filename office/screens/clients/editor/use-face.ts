import { useEffect, useMemo } from 'react';
import { shownPart, useLogo } from '../../../data/logos/logos.ts';
import type { ClientForm } from '../client-draft.ts';
import type { Face } from '../client-face.tsx';

/** Returns how a client looks as it is written, and shows that in the grid while it is not published. */
export function useFace(
  { name, services, isPrivateWork, comingSoon, logo: chosen }: ClientForm,
  isChanged: boolean,
  onPreview: (face?: Face) => void,
): Face {
  const logo = useLogo(chosen.path).data;
  const face = useMemo(() => {
    const draft = chosen.crop !== undefined && logo ? { logo, crop: shownPart(chosen, logo) } : undefined;
    return { name, services, isPrivateWork, comingSoon, logo: chosen.path, draft };
  }, [name, services, isPrivateWork, comingSoon, chosen, logo]);
  useEffect(() => {
    onPreview(isChanged ? face : undefined);
    return () => onPreview(undefined);
  }, [onPreview, face, isChanged]);
  return face;
}
