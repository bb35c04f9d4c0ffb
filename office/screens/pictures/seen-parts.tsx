import type { PictureSlot, PictureSource } from '#contract/office/pictures/pictures';
import type { FocalPoint } from '#contract/pictures';
import { useText } from '../../content/use-text.ts';
import styles from './seen-parts.module.css';
import { seenParts } from './window-shapes.ts';

interface SeenPartsProps {
  source: PictureSource;
  slot: PictureSlot;
  focal: FocalPoint;
  zoom: number;
}

/** The parts of a picture that are seen, in all kinds of windows at once. */
export function SeenParts({ source, slot, focal, zoom }: SeenPartsProps) {
  const text = useText('pictures');
  const parts = seenParts(source, slot, { focal, zoom });
  return (
    <figure className="grid gap-2">
      <figcaption className="field-label">{text.seen.label}</figcaption>
      <ul className={`flex flex-wrap items-end ${styles.parts}`}>
        {parts.map(({ kind, crop }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are always the same ones
          <li key={index} className="grid gap-1 text-2xs text-quiet">
            <svg
              className={`block rounded-1 ${styles.part}`}
              viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
              preserveAspectRatio="xMidYMid slice"
              data-kind={kind}
              role="img"
              aria-label={text.seen[kind]}
            >
              <image href={source.path} width={source.width} height={source.height} />
            </svg>
            <span aria-hidden="true">{text.seen[kind]}</span>
          </li>
        ))}
      </ul>
      <p className="text-2xs text-quiet">{text.seen.hint}</p>
    </figure>
  );
}
