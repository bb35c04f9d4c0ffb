import { ChevronLeft, CircleAlert, RefreshCw, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { locales } from '#contract/locales';
import { gapsOf, mailLimits, Template, type TemplatePurpose } from '#contract/office/mail';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useMe } from '../../data/account.ts';
import { errorText } from '../../data/office-error.ts';
import { isOfficeError } from '../../data/request.ts';
import { type TemplateValues, useAddTemplate, useChangeTemplate, useRemoveTemplate } from '../../data/templates.ts';
import { useUndo } from '../../data/use-undo.ts';
import { useShortcut } from '../../frame/shortcuts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Field, TextField } from '../../parts/field.tsx';
import { GapBox } from '../../parts/gap-box.tsx';
import { GapTextarea, insertAtCursor } from '../../parts/gap-textarea.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../../parts/menu.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Segments } from '../../parts/segments.tsx';
import { unknownGaps } from '../../parts/template-gaps.ts';
import { useToast } from '../../parts/toast.tsx';
import styles from './template-editor.module.css';
import { TemplatePreview } from './template-preview.tsx';

interface TemplateEditorProps {
  /** Undefined for a new one. */
  template: Template | undefined;
  /** What the person may write templates for. */
  purposes: readonly [TemplatePurpose, ...TemplatePurpose[]];
  /** With the id of the template to show next. */
  onDone(next: string | undefined): void;
}

const valuesOf = ({ name, purpose, locale, subject, text }: Template): TemplateValues => ({ name, purpose, locale, subject, text });
const isSame = (one: TemplateValues, other: TemplateValues) => JSON.stringify(one) === JSON.stringify(other);

export function TemplateEditor({ template, purposes, onDone }: TemplateEditorProps) {
  const text = useText('templates');
  const { gaps } = useText('answer');
  const counted = useCounted();
  const locale = useLocale();
  const me = useMe();
  const toast = useToast();
  const { done } = useUndo();
  const [add, change, remove] = [useAddTemplate(), useChangeTemplate(), useRemoveTemplate()];
  const [base, setBase] = useState(template);
  const start: TemplateValues = base ? valuesOf(base) : { name: '', purpose: purposes[0], locale, subject: '', text: '' };
  const [values, setValues] = useState(start);
  const [newer, setNewer] = useState<Template>();
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(crypto.randomUUID());
  const label = useId();
  const isChanged = !isSame(values, start);
  const isBusy = add.isPending || change.isPending;
  const unknown = [...new Set([...unknownGaps(values.subject, values.purpose), ...unknownGaps(values.text, values.purpose)])];

  const set = (changed: Partial<TemplateValues>) => setValues((present) => ({ ...present, ...changed }));
  const missing = (value: string) => (isChecked && value.trim() === '' ? text.required : undefined);
  const insert = (words: string) => {
    const next = insertAtCursor(field.current, words);
    if (next !== undefined) set({ text: next });
  };

  async function save(version = base?.version): Promise<void> {
    if (isBusy) return;
    setIsChecked(true);
    if ([values.name, values.subject, values.text].some((value) => value.trim() === '') || unknown.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const trimmed = { ...values, name: values.name.trim(), subject: values.subject.trim(), text: values.text.trim() };
    try {
      const saved =
        base && version !== undefined
          ? await change.mutateAsync({ id: base.id, version, values: trimmed })
          : await add.mutateAsync({ values: trimmed, key: key.current });
      setBase(saved);
      setValues(valuesOf(saved));
      setNewer(undefined);
      toast.done(fillPlaceholders(text.saved, { name: saved.name }));
      if (!base) onDone(saved.id);
    } catch (error) {
      const theirs = isOfficeError(error) ? Template.safeParse(error.newer) : undefined;
      if (theirs?.success) setNewer(theirs.data);
      else toast.failed(fillPlaceholders(text.failed, { reason: errorText(error) }));
    }
  }

  async function removeIt(removed: Template): Promise<void> {
    const { name } = removed;
    try {
      await remove.mutateAsync(removed.id);
      onDone(undefined);
      done(fillPlaceholders(text.removed, { name }), () => add.mutateAsync({ values: valuesOf(removed), key: crypto.randomUUID() }));
    } catch (error) {
      toast.failed(fillPlaceholders(text.removeFailed, { name, reason: errorText(error) }));
    }
  }

  useShortcut('answer', { 'Mod+Enter': () => void save() });
  const languages = locales.map((value) => ({ value, label: text.languages[value] }));

  return (
    <>
      <form
        ref={form}
        method="post"
        className={styles.editor}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <button type="button" className={styles.back} onClick={() => onDone(undefined)}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          {text.title}
        </button>
        {newer && (
          <Notice icon={RefreshCw} text={fillPlaceholders(text.newer.title, { name: newer.name })} detail={text.newer.text}>
            <Button
              size="small"
              onClick={() => {
                setBase(newer);
                setValues(valuesOf(newer));
                setNewer(undefined);
              }}
            >
              {text.newer.theirs}
            </Button>
            <Button size="small" onClick={() => void save(newer.version)}>
              {text.newer.mine}
            </Button>
          </Notice>
        )}
        <div className={styles.fields}>
          <TextField
            label={text.name}
            hint={text.nameHint}
            value={values.name}
            error={missing(values.name)}
            maxLength={60}
            dir="auto"
            autoFocus={!base}
            onChange={(name) => set({ name })}
          />
          {purposes.length > 1 && (
            <div className={styles.language}>
              <span id={`${label}purpose`}>{text.purpose}</span>
              <Segments
                label={text.purpose}
                value={values.purpose}
                options={purposes.map((value) => ({ value, label: text.purposes[value] }))}
                onChange={(purpose) => set({ purpose })}
              />
            </div>
          )}
          <div className={styles.language}>
            <span id={label}>{text.language}</span>
            <Segments label={text.language} value={values.locale} options={languages} onChange={(chosen) => set({ locale: chosen })} />
          </div>
          <TextField
            label={text.subject}
            value={values.subject}
            error={missing(values.subject)}
            maxLength={mailLimits.subject}
            dir="auto"
            onChange={(subject) => set({ subject })}
          />
          <Field label={text.text} hint={text.textHint} error={missing(values.text)}>
            {(control) => (
              <GapBox
                menu={
                  <Menu trigger={<span>{text.insert}</span>}>
                    <MenuGroup label={text.filled}>
                      {gapsOf[values.purpose].map((gap) => (
                        <MenuItem key={gap} onSelect={() => insert(`{{${gap}}}`)}>
                          {gaps[gap]}
                        </MenuItem>
                      ))}
                    </MenuGroup>
                    <MenuSeparator />
                    <MenuItem onSelect={() => insert(`[[${text.askedPlaceholder}]]`)}>{text.asked}</MenuItem>
                  </Menu>
                }
              >
                <GapTextarea
                  {...control}
                  ref={field}
                  hasFilledGaps
                  value={values.text}
                  maxLength={mailLimits.text}
                  onChange={(next) => set({ text: next })}
                />
              </GapBox>
            )}
          </Field>
        </div>
        <div className={styles.dock}>
          <p className={styles.state} role="status">
            {unknown.length > 0 ? (
              <span className={styles.bad}>
                <CircleAlert className="icon" aria-hidden />
                {counted(text.unknownGap, unknown.length, { names: unknown.join(', ') })}
              </span>
            ) : (
              isChanged && <span className="quiet">{text.unsaved}</span>
            )}
          </p>
          {base && <IconButton icon={Trash2} label={text.remove} onClick={() => void removeIt(base)} />}
          {isChanged && (
            <Button look="ghost" onClick={() => setValues(start)}>
              {text.discard}
            </Button>
          )}
          <Button type="submit" look="gold" size="large" busy={isBusy} disabled={!isChanged}>
            {text.save} <KeyHint keys="Mod+Enter" />
          </Button>
        </div>
      </form>
      <TemplatePreview values={values} writer={me.name} />
    </>
  );
}
