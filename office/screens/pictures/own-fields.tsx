import { ImagePlus } from 'lucide-react';
import { siteLocales } from '#contract/locales';
import { maxAltLength, type PictureSlot, photoLimits, photoTypes } from '#contract/office/pictures/pictures';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale, useText } from '../../content/use-text.ts';
import { sendSource } from '../../data/site/pictures.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { FileField } from './file-field.tsx';
import { FocalFrame } from './focal-frame.tsx';
import { asItIs, missingIn, type PictureForm } from './picture-form.ts';
import styles from './pictures.module.css';
import { SeenParts } from './seen-parts.tsx';

interface OwnFieldsProps {
  slot: PictureSlot;
  form: PictureForm;
  /** From then on, what is missing is told. */
  isChecked: boolean;
  onChange(change: Partial<PictureForm>): void;
}

/** A photograph of one's own: the file, the part of it that is shown, and what it shows. */
export function OwnFields({ slot, form, isChecked, onChange }: OwnFieldsProps) {
  const text = useText('pictures');
  const locale = useLocale();
  const { source, focal, zoom, alt } = form;
  const missing = missingIn(form, slot, siteLocales);
  return (
    <>
      <FileField
        icon={ImagePlus}
        text={text.file}
        hint={text.file.hint}
        tooLarge={text.file.tooLarge}
        types={photoTypes}
        maxBytes={photoLimits.bytes}
        isMissing={isChecked && missing.source}
        send={sendSource}
        onSent={(chosen) => onChange({ source: chosen, ...asItIs })}
      >
        {source ? (
          <FocalFrame source={source} slot={slot} focal={focal} zoom={zoom} onChange={onChange} />
        ) : (
          <figure className="grid gap-1">
            <img className={`rounded-2 ${styles.original}`} src={slot.forms[0]?.preview} alt={slot.alt?.[locale] ?? ''} />
            <figcaption className="text-2xs text-quiet">{slot.film ? text.originalStill : text.original}</figcaption>
          </figure>
        )}
      </FileField>
      {source && <SeenParts source={source} slot={slot} focal={focal} zoom={zoom} />}
      {source && slot.alt && (
        <div className={`grid gap-4 ${styles.alts}`}>
          {siteLocales.map((language) => (
            <TextField
              key={language}
              label={text.alt[language]}
              hint={fillSentence(text.alt.original, { text: slot.alt?.[language] ?? '' })}
              error={isChecked && missing.alt(language) ? text.alt.missing : undefined}
              value={alt[language]}
              maxLength={maxAltLength}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              autoComplete="off"
              onChange={(words) => onChange({ alt: { ...alt, [language]: words } })}
            />
          ))}
        </div>
      )}
      {!slot.alt && <p className="text-xs text-quiet">{text.alt.none}</p>}
    </>
  );
}
