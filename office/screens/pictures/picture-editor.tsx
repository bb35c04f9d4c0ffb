import { ChevronLeft, ExternalLink, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { localizedPath, siteLocales } from '#contract/locales';
import type { SlotFilm } from '#contract/office/pictures/films';
import type { PictureSlot, SlotState } from '#contract/office/pictures/pictures';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale, useText } from '../../content/use-text.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { type ShownSlot, useChangePicture } from '../../data/site/pictures.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../../parts/editor/editor.tsx';
import { useEditor } from '../../parts/editor/use-editor.ts';
import { useFocusWhenDone } from '../../parts/hooks/use-focus-when-done.ts';
import { FormDock } from '../../parts/layout/form-dock.tsx';
import { useTitle } from '../../parts/layout/page-header.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useColleagueName } from '../../parts/people/use-colleague-name.ts';
import { FilmChoice } from './film-choice.tsx';
import { OwnFields } from './own-fields.tsx';
import { draftOf, emptyForm, PictureForm, valuesOf } from './picture-form.ts';
import styles from './pictures.module.css';

const isFilmSlot = (slot: PictureSlot): slot is PictureSlot & { film: SlotFilm } => slot.film !== null;

/** Names what a slot shows since it was changed. */
function outcomeOf({ picture, isStill }: SlotState): 'changed' | 'film' | 'still' | 'reset' {
  if (picture) return picture.films?.length ? 'film' : 'changed';
  return isStill ? 'still' : 'reset';
}

interface PictureEditorProps extends ShownSlot {
  onBack(): void;
}

/** Changes what one slot shows: another picture or film, what it says, or what the site came with. */
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
    valuesOf: (content) => valuesOf(content, slot, siteLocales),
    send: (picture, _form, version) => change.mutateAsync({ slot: slot.slot, version, picture }),
    done: ({ answer }) => fillSentence(text.done[outcomeOf(answer)], { name }),
    failed: fillSentence(text.failedChange, { name }),
  });
  const reset = useAction({
    run: ({ version }: SlotState) => change.mutateAsync({ slot: slot.slot, version, picture: null }),
    done: fillSentence(text.done.reset, { name }),
    failed: fillSentence(text.failedChange, { name }),
    newer: fillSentence(text.newer.title, { name }),
  });
  useTitle(`${text.title}: ${name}`);
  useFocusWhenDone(title, draft.isChanged);

  const form = draft.content;
  return (
    <form method="post" {...editor.fields} className="column" aria-label={fillSentence(text.edit, { name })}>
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
        {isFilmSlot(slot) && <FilmChoice slot={slot} form={form} isChecked={editor.isChecked} onChange={draft.change} />}
        {(form.mode !== 'original' || !slot.film) && (
          <OwnFields slot={slot} form={form} isChecked={editor.isChecked} onChange={draft.change} />
        )}
        {state.changedBy !== null && (
          <p className="text-2xs text-quiet">{fillSentence(text.changedBy, { name: nameOf(state.changedBy) })}</p>
        )}
      </div>
      <FormDock status={editor.isBusy && text.making}>
        {(state.picture || state.isStill) && (
          <Button variant="ghost" icon={Undo2} onClick={() => void reset(state)}>
            {text.reset}
          </Button>
        )}
        <EditorButtons editor={editor} discard={text.discard} save={text.publish} />
      </FormDock>
    </form>
  );
}
