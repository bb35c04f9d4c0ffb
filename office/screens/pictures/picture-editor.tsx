import { ChevronLeft, ExternalLink, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { maxAltLength, type SlotState } from '#contract/office/pictures/pictures';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useLocale, useText } from '../../content/use-text.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { type ShownSlot, useChangePicture } from '../../data/site/pictures.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../../parts/editor/editor.tsx';
import { useEditor } from '../../parts/editor/use-editor.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { useFocusWhenDone } from '../../parts/hooks/use-focus-when-done.ts';
import { FormDock } from '../../parts/layout/form-dock.tsx';
import { useTitle } from '../../parts/layout/page-header.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useColleagueName } from '../../parts/people/use-colleague-name.ts';
import { FocalFrame } from './focal-frame.tsx';
import { PhotoField } from './photo-field.tsx';
import { draftOf, emptyForm, PictureForm, valuesOf } from './picture-form.ts';
import styles from './pictures.module.css';
import { SeenParts } from './seen-parts.tsx';

interface PictureEditorProps extends ShownSlot {
  onBack(): void;
}

/** The picture of one slot: another file, its focal point and what it says, or the site's own again. */
export function PictureEditor({ slot, state, onBack }: PictureEditorProps) {
  const text = useText('pictures');
  const locale = useLocale();
  const nameOf = useColleagueName();
  const title = useRef<HTMLHeadingElement>(null);
  const draft = useLocalDraft<PictureForm, SlotState>(draftOf(state).name, PictureForm, emptyForm, { thing: state, storedOf: draftOf });
  const change = useChangePicture();
  const name = slot.page[locale];
  const editor = useEditor({
    draft,
    valuesOf: (form) => valuesOf(form, slot, siteLocales),
    send: (picture, _form, version) => change.mutateAsync({ slot: slot.slot, version, picture }),
    done: () => fillPlaceholders(text.done.changed, { name }),
    failed: fillPlaceholders(text.failedChange, { name }),
  });
  const reset = useAction({
    run: ({ version }: SlotState) => change.mutateAsync({ slot: slot.slot, version, picture: null }),
    done: fillPlaceholders(text.done.reset, { name }),
    failed: fillPlaceholders(text.failedChange, { name }),
    newer: fillPlaceholders(text.newer.title, { name }),
  });
  useTitle(`${text.title}: ${name}`);
  useFocusWhenDone(title, draft.isChanged);

  const { source, focal, alt } = draft.content;
  const altError = (language: Locale) => (editor.isChecked && alt[language].trim() === '' ? text.alt.missing : undefined);
  return (
    <form method="post" {...editor.fields} className="column" aria-label={fillPlaceholders(text.edit, { name })}>
      <div className={`row flex-none gap-2 border-b-hair ${styles.bar}`}>
        <button type="button" className="button button--ghost button--small" onClick={onBack}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          {text.back}
        </button>
        <h1 ref={title} tabIndex={-1} className="flex-1 min-w-0 text-md">
          <bdi>{name}</bdi>
        </h1>
        {slot.path !== null && (
          <a
            className="icon-button"
            href={localizedPath(slot.path, locale)}
            target="_blank"
            rel="noreferrer"
            aria-label={text.see}
            title={text.see}
          >
            <ExternalLink className="icon" aria-hidden />
          </a>
        )}
      </div>
      <EditorNotice editor={editor} text={text.newer} name={name} />
      <div className={`scroll grid content-start gap-5 ${styles.body}`}>
        <PhotoField isMissing={editor.isChecked && !source} onChange={(chosen) => draft.change({ source: chosen, focal: emptyForm.focal })}>
          {source ? (
            <FocalFrame source={source} focal={focal} onChange={(point) => draft.change({ focal: point })} />
          ) : (
            <figure className="grid gap-1">
              <img className={`rounded-2 ${styles.original}`} src={slot.forms[0]?.preview} alt={slot.alt?.[locale] ?? ''} />
              <figcaption className="text-2xs text-quiet">{slot.hasFilm ? text.originalFilm : text.original}</figcaption>
            </figure>
          )}
        </PhotoField>
        {source && <p className="text-xs text-quiet">{text.focal.hint}</p>}
        {source && <SeenParts source={source} slot={slot} focal={focal} />}
        {slot.alt ? (
          <div className={`grid gap-4 ${styles.alts}`}>
            {siteLocales.map((language) => (
              <TextField
                key={language}
                label={text.alt[language]}
                hint={fillPlaceholders(text.alt.original, { text: slot.alt?.[language] ?? '' })}
                error={altError(language)}
                value={alt[language]}
                maxLength={maxAltLength}
                lang={language}
                dir={language === 'ar' ? 'rtl' : 'ltr'}
                autoComplete="off"
                onChange={(words) => draft.change({ alt: { ...alt, [language]: words } })}
              />
            ))}
          </div>
        ) : (
          <p className="text-xs text-quiet">{text.alt.none}</p>
        )}
        {state.changedBy !== null && (
          <p className="text-2xs text-quiet">{fillPlaceholders(text.changedBy, { name: nameOf(state.changedBy) })}</p>
        )}
      </div>
      <FormDock status={editor.isBusy && text.making}>
        {state.picture && (
          <Button variant="ghost" icon={Undo2} onClick={() => void reset(state)}>
            {text.reset}
          </Button>
        )}
        <EditorButtons editor={editor} discard={text.discard} save={text.publish} />
      </FormDock>
    </form>
  );
}
