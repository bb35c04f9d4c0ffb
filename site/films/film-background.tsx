import { shownFilm } from '#site/pictures/page-pictures.ts';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { Film } from './film.tsx';
import styles from './film-background.module.css';
import { type LoopName, slotFilm } from './film-files.ts';

interface FilmBackgroundProps {
  /** The loop; its element has the id `<film>-film`. */
  film: LoopName;
  /** The picture beneath it, until it plays and where it never does. */
  poster: PictureName;
  sizes: string;
  priority?: boolean;
  /** Film and poster, both under this name, for the widths that `media` names. */
  crop?: { name: LoopName & PictureName; media: string; sizes: string };
  className?: string | undefined;
}

/** A film behind the text of a stage, as large as the stage, or what the company shows in its place: a picture that stands still, or a film of its own. */
export function FilmBackground({ film, poster, sizes, priority = false, crop, className }: FilmBackgroundProps) {
  const shown = shownFilm(poster);
  return (
    <div className={classNames('backdrop', styles.background, className)}>
      <Picture
        name={poster}
        alt=""
        sizes={sizes}
        priority={priority}
        crop={crop}
        className="backdrop cover"
        film={slotFilm('loop', film)}
      />
      {shown && <Film name={film} poster={poster} own={shown === 'original' ? undefined : shown} crop={crop} />}
    </div>
  );
}
