import { hasOwnPicture } from '#site/pictures/page-pictures.ts';
import { Picture, type PictureName } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { Film } from './film.tsx';
import styles from './film-background.module.css';
import type { LoopName } from './film-files.ts';

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

/** A film behind the text of a stage, as large as the stage; a picture of the company's own in its place stands still. */
export function FilmBackground({ film, poster, sizes, priority = false, crop, className }: FilmBackgroundProps) {
  return (
    <div className={classNames('backdrop', styles.background, className)}>
      <Picture name={poster} alt="" sizes={sizes} priority={priority} crop={crop} className="backdrop cover" hasFilm />
      {!hasOwnPicture(poster) && <Film name={film} id={`${film}-film`} crop={crop} />}
    </div>
  );
}
