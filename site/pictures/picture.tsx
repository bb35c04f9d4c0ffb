import type { SlotFilm } from '#contract/office/pictures/films';
import type { SlotForm } from '#contract/office/pictures/pictures';
import type { OwnPicture, PictureFiles } from '#contract/pictures';
import { classNames } from '#ui/class-names.ts';
import { fallbackWidth } from './fallback.ts';
import manifest from './manifest.json' with { type: 'json' };
import { currentSlot, type PicturePart } from './page-pictures.ts';
import styles from './picture.module.css';

export type PictureName = keyof typeof manifest;

const files = import.meta.glob<string>('./*/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

/** A picture as files: `srcset` of all its widths, the one for browsers without AVIF, and the classes of its image. */
interface ShownPicture {
  width: number;
  height: number;
  avif: string;
  webp: string | undefined;
  className: string;
}

const sourceSet = (widths: readonly { width: number; path: string | undefined }[]): string =>
  widths.map(({ width, path }) => `${path} ${width}w`).join(', ');

/** A picture of the site. */
function builtIn(name: PictureName): ShownPicture {
  const { width, height, widths, focal } = manifest[name];
  const avif = sourceSet(widths.map((step) => ({ width: step, path: files[`./${name}/${step}.avif`] })));
  return { width, height, avif, webp: files[`./${name}/${fallbackWidth(widths)}.webp`], className: focalClasses(focal) };
}

/** The classes of a picture's focal point, which stays in view where it is cropped. The CSP allows no style attributes. */
function focalClasses({ x, y }: { x: number; y: number }): string {
  const tenths = [styles[`x${Math.round(x / 10)}`], styles[`y${Math.round(y / 10)}`]];
  return classNames(styles.image, ...tenths);
}

/** A picture of the company's own (own-picture.css). */
function ownFiles({ width, height, avif, webp, ...look }: PictureFiles): ShownPicture {
  return { width, height, avif: sourceSet(avif), webp, className: `own-picture ${ownLook(look)}` };
}

/** The classes by which a picture of the company's own, or a film over it, is cropped and dimmed. */
export const ownLook = ({ focal: { x, y }, light }: Pick<PictureFiles, 'focal' | 'light'>): string =>
  `focal-x${Math.round(x * 10)} focal-y${Math.round(y * 10)} light-${light}`;

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
  /** It stands on every page; else its slot is one of the page. */
  part?: PicturePart;
  /** The film of the site over it. */
  film?: SlotFilm;
}

/**
 * A still from art/, or what the company shows in its place, as AVIF at every width and as WebP at one. Runs on the server only: islands receive it as a
 * child.
 */
export function Picture({ name, alt, sizes, className, priority = false, transitionTo, crop, part, film }: PictureProps) {
  const place = currentSlot(name, part);
  const own: OwnPicture | undefined = place?.own;
  place?.note?.({ alt, isHead: priority, film: film ?? null, forms: [name, ...(crop ? [crop.name] : [])].map(formOf) });
  const [ownPicture, ownCrop] = own?.forms ?? [];
  const shown = ownPicture ? ownFiles(ownPicture) : builtIn(name);
  const narrow = crop && (ownPicture ? ownCrop && ownFiles(ownCrop) : builtIn(crop.name));
  return (
    <picture className={className}>
      {crop && narrow && (
        <source media={crop.media} type="image/avif" srcSet={narrow.avif} sizes={crop.sizes} width={narrow.width} height={narrow.height} />
      )}
      <source type="image/avif" srcSet={shown.avif} sizes={sizes} />
      <img
        src={shown.webp}
        width={shown.width}
        height={shown.height}
        alt={(place && own?.alt?.[place.locale]) || alt}
        className={shown.className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // A film lies over the one that has a crop.
        data-shared-element={transitionTo ?? (priority && !crop ? name : undefined)}
        decoding="async"
      />
    </picture>
  );
}

/** Tells of the picture beneath a film that a player shows by itself: what `Picture` tells of its own. */
export function noteStill(name: PictureName, { alt, film }: { alt: string; film: SlotFilm }): void {
  currentSlot(name, undefined)?.note?.({ alt, isHead: false, film, forms: [formOf(name)] });
}

/** Pixels that the Office shows of a picture at least. */
const previewWidth = 640;

const formOf = (name: PictureName): SlotForm => {
  const { width, height, widths } = manifest[name];
  const preview = widths.find((step) => step >= previewWidth) ?? widths.at(-1);
  return { width, height, widths, preview: files[`./${name}/${preview}.avif`] ?? '' };
};
