import { History, Trash2, X } from 'lucide-react';
import { type Ref, useEffect, useId, useRef } from 'react';
import type { CompanyOffice } from '#contract/office/offices';
import { useText } from '../../content/use-text.ts';
import entry from '../../list/entry-screen.module.css';
import panel from '../../list/side-panel.module.css';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../../parts/editor/editor.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { centreOf } from './find-country.ts';
import { OfficeFields } from './office-fields.tsx';
import { PinSection } from './pin-section.tsx';
import { type OfficeDraft, useOfficeEditor } from './use-office-editor.ts';
import { useOfficeSteps } from './use-office-steps.ts';

interface OfficePanelProps {
  draft: OfficeDraft;
  /** Undefined for a new one. */
  office: CompanyOffice | undefined;
  /** Leads to the pin, which leads back to it. */
  pinButton: Ref<HTMLButtonElement>;
  onMovePin(): void;
  onClose(): void;
  /** A new one is public under this id. */
  onAdded(id: string): void;
}

/** An office beside the list: what is typed is public with Publish, and kept until then. */
export function OfficePanel({ draft, office, pinButton, onMovePin, onClose, onAdded }: OfficePanelProps) {
  const text = useText('offices');
  const { close } = useText('parts');
  const steps = useOfficeSteps();
  const { editor, errors } = useOfficeEditor(draft, office, onAdded);
  const { content: form, isChanged, change } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = editor.fields.ref;
  const titleId = useId();

  const isNew = office === undefined;
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus();
    else heading.current?.focus();
  }, [isNew, fields]);

  const placeByCountry = () => {
    if (form.position === null) change({ position: centreOf(form.country) ?? null });
  };

  return (
    <section className={panel.panel} aria-labelledby={titleId}>
      <div className={panel.bar}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <bdi>{office ? office.name : text.panel.newTitle}</bdi>
        </h2>
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
      <EditorNotice editor={editor} text={text.newer} name={draft.newer?.name} />
      {draft.isRestored && isChanged && !draft.newer && <Notice icon={History} text={text.panel.old} />}
      <form method="post" {...editor.fields} className={panel.form}>
        <div className={`${panel.body} scrollbar-thin ${entry.body}`}>
          <OfficeFields form={form} errors={errors} set={change} onCountry={placeByCountry} />
          <PinSection
            form={form}
            error={errors.positionTop ?? errors.positionLeft}
            set={change}
            moveButton={pinButton}
            onMove={onMovePin}
          />
          <Switch
            label={text.panel.home}
            hint={text.panel.homeHint}
            checked={form.showOnHome}
            onChange={(showOnHome) => change({ showOnHome })}
          />
        </div>
        <div className={`${panel.foot} flex-wrap justify-end phone-dock ${entry.foot}`}>
          <p className={`flex-1 text-quiet text-2xs ${entry.state}`} role="status">
            {isChanged && text.panel.unsaved}
          </p>
          {office && !isChanged && (
            <Button variant="ghost" icon={Trash2} onClick={() => void steps.remove(office).then((isDone) => isDone && onClose())}>
              {text.panel.remove}
            </Button>
          )}
          <EditorButtons editor={editor} discard={text.panel.discard} save={text.panel.publish} canSave={office?.needsAttention === true} />
        </div>
      </form>
    </section>
  );
}
