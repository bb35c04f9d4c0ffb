import { ChevronLeft, ExternalLink, RotateCcw, Trash2, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { OfficeClient } from '#contract/office/clients';
import { fillSentence } from '#contract/text/fill-sentence';
import { clientDetails } from '#contract/urls';
import { useLocale, useText } from '../../../content/use-text.ts';
import { useLocalDraft } from '../../../data/drafts/use-drafts.ts';
import { Button, IconButton } from '../../../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../../../parts/editor/editor.tsx';
import { useFocusWhenDone, useFocusWhenThere } from '../../../parts/hooks/use-focus-when-done.ts';
import { Notice } from '../../../parts/messages/notice.tsx';
import { useFaultTexts } from '../../../parts/texts/use-fault-texts.ts';
import { ClientForm, draftOf, emptyForm, keptClient, wrongOf } from '../client-draft.ts';
import type { Face } from '../client-face.tsx';
import { useClientActions } from '../use-client-actions.ts';
import { ClientFields } from './client-fields.tsx';
import styles from './editor.module.css';
import { GridPreview } from './grid-preview.tsx';
import { useClientEditor } from './use-client-editor.ts';
import { useFace } from './use-face.ts';
import { useIsAlone } from './use-is-alone.ts';

export interface ClientPanelProps {
  /** `new` for one that is not there yet. */
  id: string;
  /** Clients on the grid. */
  total: number;
  onPreview(face: Face | undefined): void;
  onAskPlace(client: OfficeClient): void;
  onOpen(id: string): void;
  onClose(): void;
}

interface ClientEditorProps extends ClientPanelProps {
  /** Undefined for a new one. */
  client: OfficeClient | undefined;
}

/** A client as it is being written: kept in this browser, on the site once it is published. */
export function ClientEditor({ id, client, total, onPreview, onAskPlace, onOpen, onClose }: ClientEditorProps) {
  const all = useText('clients');
  const text = all.editor;
  const locale = useLocale();
  const titleId = useId();
  const Title = useIsAlone() ? 'h1' : 'h2';
  const title = useRef<HTMLHeadingElement>(null);
  const actions = useClientActions();
  const draft = useLocalDraft(keptClient(id), ClientForm, emptyForm, { thing: client, storedOf: draftOf });
  const editor = useClientEditor(draft, client, onOpen);
  const { content: form, isChanged } = draft;
  const { isOff } = editor;
  const face = useFace(form, isChanged, onPreview);
  const needsAttention = client?.needsAttention === true;
  const faults = useFaultTexts(needsAttention ? client.id : undefined, form, draft.base);
  useFocusWhenThere(title);
  useFocusWhenDone(title, isChanged);

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={`flex flex-none items-center gap-1.5 border-b-hair ${styles.bar}`}>
        <button type="button" className={`hidden ${styles.back}`} onClick={onClose}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          {text.back}
        </button>
        <Title id={titleId} ref={title} tabIndex={-1} className={`flex-1 min-w-0 truncate ${styles.title}`}>
          <bdi>{form.name.trim() || client?.name || text.new}</bdi>
        </Title>
        <span className="lead text-xs" role="status">
          {isChanged && text.unsaved}
        </span>
        {client && !isOff && !client.needsAttention && (
          <a
            className="icon-button"
            href={clientDetails(client.id, locale)}
            target="_blank"
            rel="noreferrer"
            aria-label={text.see}
            title={text.see}
          >
            <ExternalLink className="icon" aria-hidden />
          </a>
        )}
        <IconButton className={styles.close} icon={X} label={text.close} onClick={onClose} />
      </div>
      {!isOff && <EditorNotice editor={editor} text={text.newer} name={draft.newer?.name} />}
      {client && isOff && (
        <Notice icon={RotateCcw} text={text.savedOff}>
          <Button size="small" onClick={() => void actions.putBack(client)}>
            {all.putBack}
          </Button>
        </Notice>
      )}
      <form method="post" {...editor.fields} className="flex flex-1 flex-col min-h-0">
        <div
          className={`grid flex-1 grid-cols-1 content-start gap-5 min-h-0 overflow-auto scrollbar-thin phone:overflow-visible ${styles.body}`}
        >
          <GridPreview face={face} isAlone={!client} />
          <ClientFields
            form={form}
            wrong={wrongOf(editor.isChecked ? form : undefined)}
            faults={faults}
            isNew={!client}
            onChange={draft.change}
          />
          {client?.place != null && total > 1 && (
            <p className={`flex items-center justify-between gap-2 border-t-hair text-quiet text-xs ${styles.place}`}>
              <span>{fillSentence(text.place, { place: client.place, count: total })}</span>
              <Button size="small" onClick={() => onAskPlace(client)}>
                {text.changePlace}
              </Button>
            </p>
          )}
        </div>
        <div className={`row flex-none flex-wrap gap-2 border-t phone-dock ${styles.foot}`}>
          {client && !isOff && (
            <Button variant="ghost" icon={Trash2} onClick={() => void actions.takeOff(client).then((isDone) => isDone && onClose())}>
              {text.remove}
            </Button>
          )}
          <span className="flex-1" />
          <EditorButtons editor={editor} discard={text.discard} save={text.publish} />
        </div>
      </form>
    </section>
  );
}
