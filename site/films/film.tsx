import { Pause, Play } from 'lucide-react';
import type { FilmFile } from '#contract/pictures';
import { currentSlot, shownFilm } from '#site/pictures/page-pictures.ts';
import { ownLook, type PictureName } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './film.module.css';
import { filmSources, type LoopName, ownSources } from './film-files.ts';

interface FilmProps {
  name: LoopName;
  /** The picture beneath it. */
  poster: PictureName;
  /** The files of a film of the company's own, in its place. */
  own?: readonly FilmFile[] | undefined;
  /** Another cut of the same film for the widths that `media` names. */
  crop?: { name: LoopName; media: string } | undefined;
}

/**
 * A silent loop over its poster, which the caller draws beneath it as a picture. scripts/film.ts plays it once the page is idle and
 * the film in view, never under reduced motion or Save-Data.
 */
export function Film({ name, poster, own, crop }: FilmProps) {
  const [picture] = (own && currentSlot(poster, undefined)?.own?.forms) ?? [];
  return (
    <video
      id={`${name}-film`}
      className={classNames('absolute w-full', styles.film, own && 'own-film', picture && ownLook(picture))}
      data-film
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
    >
      {own ? (
        ownSources(own).map((source) => <source key={source.type} {...source} />)
      ) : (
        <>
          {crop && <Sources name={crop.name} media={crop.media} />}
          <Sources name={name} />
        </>
      )}
    </video>
  );
}

function Sources({ name, media }: { name: LoopName; media?: string }) {
  return filmSources(name).map((source) => <source key={source.type} {...source} media={media} />);
}

interface FilmToggleProps {
  /** The film, whose first picture has the same name. */
  film: LoopName & PictureName;
  labels: { play: string; pause: string };
  className?: string;
}

/** The pause button that every looping film has; nothing where a picture stands still in its place. */
export function FilmToggle({ film, labels, className }: FilmToggleProps) {
  if (!shownFilm(film)) return null;
  return (
    <button
      type="button"
      className={classNames('needs-script', styles.toggle, className)}
      data-film-toggle={`${film}-film`}
      data-state="paused"
    >
      <Pause className="icon" data-when="playing" />
      <Play className="icon" data-when="paused" />
      <span data-when="playing">{labels.pause}</span>
      <span data-when="paused">{labels.play}</span>
    </button>
  );
}
