import { ChevronLeft, Trash2 } from 'lucide-react';
import type { Template, TemplatePurpose } from '#contract/office/mail';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../../parts/editor/editor.tsx';
import { FormDock } from '../../parts/layout/form-dock.tsx';
import styles from './template-editor.module.css';
import { TemplateFields } from './template-fields.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { unknownIn, useTemplateEditor } from './use-template-editor.ts';

interface TemplateEditorProps {
  /** Undefined for a new one. */
  template: Template | undefined;
  /** The person may write templates for these. */
  purposes: readonly [TemplatePurpose, ...TemplatePurpose[]];
  /** With the id of the template to show next. */
  onDone(next: string | undefined): void;
}

/** A template as it is being written: kept in this browser until it is saved or discarded. */
export function TemplateEditor({ template, purposes, onDone }: TemplateEditorProps) {
  const text = useText('templates');
  const counted = useCounted();
  const me = useMe();
  const empty = { name: '', purpose: purposes[0], locale: useLocale(), subject: '', text: '' };
  const { draft, editor, remove } = useTemplateEditor(template, empty, onDone);
  const { content: values, isChanged } = draft;
  const unknown = unknownIn(values);

  return (
    <>
      <form method="post" {...editor.fields} className={`flex flex-col min-h-0 min-w-0 ${styles.editor}`}>
        <button
          type="button"
          className={`flex items-center gap-1 border-b-hair bg-bg text-heading font-600 phone-top phone-only ${styles.back}`}
          onClick={() => onDone(undefined)}
        >
          <ChevronLeft className="icon icon-along" aria-hidden />
          {text.title}
        </button>
        <EditorNotice editor={editor} text={text.newer} name={draft.newer?.name} />
        <TemplateFields values={values} purposes={purposes} isNew={!template} isChecked={editor.isChecked} onChange={draft.change} />
        <FormDock
          status={isChanged && text.unsaved}
          problem={
            unknown.length > 0 ? { text: counted(text.unknownPlaceholder, unknown.length, { names: unknown.join(', ') }) } : undefined
          }
        >
          {template && <IconButton icon={Trash2} label={text.remove} onClick={() => void remove(template)} />}
          <EditorButtons editor={editor} discard={text.discard} save={text.save} />
        </FormDock>
      </form>
      <TemplatePreview values={values} writer={me.name} />
    </>
  );
}
