import { type ReactNode, useCallback, useState } from 'react';

interface LoadedImageProps {
  src: string;
  alt: string;
  /** CSS pixels, for the layout before the image has loaded. */
  width: number;
  height: number;
  className?: string | undefined;
  loading?: 'lazy';
  /** Shown instead when the image cannot be loaded. */
  fallback: ReactNode;
}

/** An image from a host that may fail. */
export function LoadedImage({ fallback, alt, ...image }: LoadedImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const fail = () => setFailedSrc(image.src);

  // The image may have failed before this component was hydrated. An SVG without a size has no natural width either, but can be decoded.
  const checkEarlyFailure = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => setFailedSrc(element.getAttribute('src') ?? ''));
  }, []);

  if (failedSrc === image.src) return fallback;
  return <img {...image} alt={alt} ref={checkEarlyFailure} decoding="async" onError={fail} />;
}
