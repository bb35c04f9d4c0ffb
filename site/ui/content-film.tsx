import styles from './content-film.module.css';
import type { PictureName } from './picture.tsx';

const files = import.meta.glob<string>('../films/*.{webm,mp4,vtt}', { eager: true, query: '?url', import: 'default' });
const stills = import.meta.glob<string>('../pictures/*/*.webp', { eager: true, query: '?url', import: 'default' });

/** Best first; the browser takes the first it can play. */
const encodings = [
  { suffix: 'av1.webm', type: 'video/webm; codecs="av01.0.08M.10"' },
  { suffix: 'vp9.webm', type: 'video/webm; codecs="vp9"' },
  { suffix: 'h264.mp4', type: 'video/mp4; codecs="avc1.640028"' },
];

interface ContentFilmProps {
  /** The film's files in site/films: three encodings and the captions. */
  name: string;
  /** The picture that stands there until it plays. */
  poster: PictureName;
  /** What the film shows. */
  label: string;
  /** What the captions are called in the player's menu. */
  captions: string;
  className: string | undefined;
}

/** A film with something to say: the browser's own controls, captions, and nothing loaded before the visitor asks. */
export function ContentFilm({ name, poster, label, captions, className }: ContentFilmProps) {
  return (
    <video
      className={[styles.film, className].filter(Boolean).join(' ')}
      controls
      playsInline
      preload="none"
      poster={stills[`../pictures/${poster}/960.webp`]}
      aria-label={label}
    >
      {encodings.map(({ suffix, type }) => {
        const src = files[`../films/${name}.${suffix}`];
        return src && <source key={suffix} src={src} type={type} />;
      })}
      <track default kind="captions" srcLang="en" label={captions} src={files[`../films/${name}.en.vtt`]} />
    </video>
  );
}
