import { Film, ImagePlay, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { filmLimits, filmTypes, type KeptFilm, type SlotFilm, withFilm } from '#contract/office/pictures/films';
import type { PictureSource } from '#contract/office/pictures/pictures';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { sendFilm, sendSource } from '../../data/site/pictures.ts';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { FieldError } from '../../parts/fields/field.tsx';
import { FileField } from './file-field.tsx';
import styles from './film-field.module.css';
import { firstFrame } from './first-frame.ts';

interface FilmFieldProps {
  slot: string;
  kind: SlotFilm['kind'];
  films: readonly KeptFilm[];
  /** The picture that is seen until the film plays. */
  still: PictureSource | null;
  isMissing: boolean;
  onChange(films: KeptFilm[]): void;
  onStill(source: PictureSource): void;
}

/** A film of one's own, as MP4, as WebM, or both; its first frame becomes its picture where there is none yet. */
export function FilmField({ slot, kind, films, still, isMissing, onChange, onStill }: FilmFieldProps) {
  const text = useText('pictures').filmFile;
  const [isTaking, setIsTaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { bytes, seconds } = filmLimits[kind];
  const megabytes = Math.floor(bytes / 2 ** 20);
  const plays = films.some(({ type }) => type.includes('"avc'));

  async function takeFrame({ path }: KeptFilm): Promise<void> {
    setIsTaking(true);
    setProblem(undefined);
    try {
      const photo = await firstFrame(path);
      if (photo) onStill(await sendSource(photo));
      else setProblem(text.noFrame);
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setIsTaking(false);
    }
  }

  return (
    <div className="grid gap-2 min-w-0">
      <FileField
        icon={Film}
        text={text}
        hint={fillSentence(text.hint[kind], { megabytes, seconds })}
        tooLarge={fillSentence(text.tooLarge, { megabytes })}
        types={filmTypes}
        maxBytes={bytes}
        isMissing={isMissing}
        send={(file, sending) => sendFilm(slot, file, sending)}
        onSent={(film) => {
          onChange(withFilm(films, film));
          if (!still) void takeFrame(film);
        }}
      >
        {films.length > 0 && (
          <video
            key={films.map(({ path }) => path).join()}
            className={`rounded-2 ${styles.film}`}
            controls
            muted
            loop={kind === 'loop'}
            playsInline
            preload="metadata"
            poster={still?.path}
            aria-label={text.label}
          >
            {films.map(({ path, type }) => (
              <source key={path} src={path} type={type} />
            ))}
          </video>
        )}
        {films.length > 0 && (
          <ul className={`grid gap-1 ${styles.files}`}>
            {films.map((film) => (
              <li key={film.path} className="row gap-2 text-xs text-quiet">
                <span className="flex-1">{fillSentence(text.says, factsOf(film))}</span>
                <IconButton icon={Trash2} label={text.remove} onClick={() => onChange(films.filter((one) => one !== film))} />
              </li>
            ))}
          </ul>
        )}
      </FileField>
      {films.length > 0 && !plays && <p className="text-xs text-quiet">{text.addMp4}</p>}
      {films[0] && (
        <div className="row flex-wrap gap-2">
          <Button size="small" icon={ImagePlay} busy={isTaking} onClick={() => films[0] && void takeFrame(films[0])}>
            {text.takeFrame}
          </Button>
          <p className="text-2xs text-quiet" role="status">
            {isTaking && text.takingFrame}
          </p>
        </div>
      )}
      {problem && <FieldError text={problem} role="alert" />}
    </div>
  );
}

/** Describes a film in figures that read the same in every language. */
function factsOf({ type, width, height, seconds, bytes }: KeptFilm) {
  const name = type.startsWith('video/mp4') ? 'MP4' : 'WebM';
  return {
    name,
    width,
    height,
    seconds: Math.max(1, Math.round(seconds)),
    megabytes: Math.max(0.1, Math.round((bytes / 2 ** 20) * 10) / 10),
  };
}
