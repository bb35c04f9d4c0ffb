import type { SlotFilm } from '#contract/office/pictures/films';
import type { PictureSlot } from '#contract/office/pictures/pictures';
import { useLocale, useText } from '../../content/use-text.ts';
import { Segments } from '../../parts/fields/segments.tsx';
import styles from './film-field.module.css';
import { FilmField } from './film-field.tsx';
import { asItIs, filmModes, missingIn, type PictureForm } from './picture-form.ts';

interface FilmChoiceProps {
  slot: PictureSlot & { film: SlotFilm };
  form: PictureForm;
  isChecked: boolean;
  onChange(change: Partial<PictureForm>): void;
}

/** Chooses what is seen in the place of a film: that of the site, one of one's own, or a picture that stands still. */
export function FilmChoice({ slot, form, isChecked, onChange }: FilmChoiceProps) {
  const text = useText('pictures').filmChoice;
  const locale = useLocale();
  const { mode, films, source } = form;
  return (
    <div className="grid gap-3">
      <div className="row flex-wrap gap-3">
        <span className="field-label" aria-hidden="true">
          {text.label}
        </span>
        <Segments
          label={text.label}
          value={mode}
          options={filmModes.map((value) => ({ value, label: text[value] }))}
          onChange={(value) => onChange({ mode: value })}
        />
      </div>
      <p className="text-xs text-quiet">{text.about[mode]}</p>
      {mode === 'original' && (
        <video
          className={`rounded-2 ${styles.film}`}
          controls
          muted
          loop={slot.film.kind === 'loop'}
          playsInline
          preload="none"
          poster={slot.forms[0]?.preview}
          aria-label={slot.alt?.[locale] ?? text.original}
        >
          {slot.film.files.map(({ path, type }) => (
            <source key={path} src={path} type={type} />
          ))}
        </video>
      )}
      {mode === 'own' && (
        <FilmField
          slot={slot.slot}
          kind={slot.film.kind}
          films={films}
          still={source}
          isMissing={isChecked && missingIn(form, slot, []).film}
          onChange={(chosen) => onChange({ films: chosen })}
          onStill={(still) => onChange({ source: still, ...asItIs })}
        />
      )}
    </div>
  );
}
