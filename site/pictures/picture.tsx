import { classNames } from '#ui/class-names.ts';
import { fallbackWidth } from './fallback.ts';
import manifest from './manifest.json' with { type: 'json' };
import styles from './picture.module.css';

export type PictureName = keyof typeof manifest;

const files = import.meta.glob<string>('./*/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

/** `srcset` of a picture as AVIF, all widths. */
function sourceSet(name: PictureName): string {
  return manifest[name].widths.map((width) => `${files[`./${name}/${width}.avif`]} ${width}w`).join(', ');
}

/** The classes of a picture's focal point, which stays in view where it is cropped. The CSP allows no style attributes. */
function focalClasses({ x, y }: { x: number; y: number }): string {
  const tenths = [styles[`x${Math.round(x / 10)}`], styles[`y${Math.round(y / 10)}`]];
  return classNames(styles.image, ...tenths);
}

interface PictureProps {
  name: PictureName;
  /** Says what the picture shows; empty for one that only decorates. */
  alt: string;
  /** The `sizes` attribute: how wide the whole picture is drawn. Where it covers a tall box, that is more than the box is wide. */
  sizes: string;
  className?: string | undefined;
  /** The page's largest picture: fetched first and never lazily. */
  priority?: boolean;
  /** The picture at the head of the page that a link around this one leads to: the view transition turns this one into it. */
  transitionTo?: PictureName;
  /** Another crop of the same subject for the widths that `media` names. */
  crop?: { name: PictureName; media: string; sizes: string } | undefined;
}

/** A still from art/, as AVIF at every rendered width and as WebP at one. Runs on the server only: islands receive it as a child. */
export function Picture({ name, alt, sizes, className, priority = false, transitionTo, crop }: PictureProps) {
  const { width, height, widths, focal } = manifest[name];
  return (
    <picture className={className}>
      {crop && (
        <source
          media={crop.media}
          type="image/avif"
          srcSet={sourceSet(crop.name)}
          sizes={crop.sizes}
          width={manifest[crop.name].width}
          height={manifest[crop.name].height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(name)} sizes={sizes} />
      <img
        src={files[`./${name}/${fallbackWidth(widths)}.webp`]}
        width={width}
        height={height}
        alt={alt}
        className={focalClasses(focal)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // A film lies over the one that has a crop.
        data-shared-element={transitionTo ?? (priority && !crop ? name : undefined)}
        decoding="async"
      />
    </picture>
  );
}
