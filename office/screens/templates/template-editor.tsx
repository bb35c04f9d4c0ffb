import { ChevronLeft, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { locales } from '#contract/locales';
import { mailLimits, placeholdersOf, Template, type TemplatePurpose, templatePurposes } from '#contract/office/mail';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { z } from '#contract/zod';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useStoredForm } from '../../data/drafts/use-stored-form.ts';
import { type TemplateValues, useAddTemplate, useChangeTemplate, useRemoveTemplate } from '../../data/mails/templates.ts';
import { useMe } from '../../data/people/account.ts';
import { isOfficeError } from '../../data/requests/office-error.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { Field, TextField } from '../../parts/fields/field.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { FormDock } from '../../parts/layout/form-dock.tsx';
import { PlaceholderBox } from '../../parts/mails/placeholder-box.tsx';
import { insertAtCursor, PlaceholderTextarea } from '../../parts/mails/placeholder-textarea.tsx';
import { unknownPlaceholders } from '../../parts/mails/template-placeholders.ts';
import { NewerNotice } from '../../parts/messages/newer-notice.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import styles from './template-editor.module.css';
import { TemplatePreview } from './template-preview.tsx';

interface TemplateEditorProps {
  /** Undefined for a new one. */
  template: Template | undefined;
  /** The person may write templates for these. */
  purposes: readonly [TemplatePurpose, ...TemplatePurpose[]];
  /** With the id of the template to show next. */
  onDone(next: string | undefined): void;
}

const valuesOf = ({ name, purpose, locale, subject, text }: Template): TemplateValues => ({ name, purpose, locale, subject, text });

/** A template as it is being written: nothing of it has to be right yet. */
const TemplateForm: z.ZodType<TemplateValues> = z.object({
  name: z.string(),
  purpose: z.enum(templatePurposes),
  locale: z.enum(locales),
  subject: z.string(),
  text: z.string(),
});
const keptTemplate = (id: string): string => `template:${id}`;

/** A template as it is being written: kept in this browser until it is saved or discarded. */
export function TemplateEditor({ template, purposes, onDone }: TemplateEditorProps) {
  const text = useText('templates');
  const { placeholders } = useText('answer');
  const counted = useCounted();
  const locale = useLocale();
  const me = useMe();
  const [add, change, remove] = [useAddTemplate(), useChangeTemplate(), useRemoveTemplate()];
  const [purpose] = purposes;
  const start = useMemo(
    () => ({
      form: template ? valuesOf(template) : { name: '', purpose, locale, subject: '', text: '' },
      version: template?.version ?? 0,
    }),
    [template, purpose, locale],
  );
  const kept = useStoredForm(keptTemplate(template?.id ?? 'new'), TemplateForm, start);
  const { form: values, isChanged, change: set } = kept;
  const [newer, setNewer] = useState<Template>();
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const key = useIdempotencyKey();
  const label = useId();
  const isBusy = add.isPending || change.isPending;
  const unknown = [
    ...new Set([...unknownPlaceholders(values.subject, values.purpose), ...unknownPlaceholders(values.text, values.purpose)]),
  ];

  // Somebody else was faster, and something is typed here.
  const outdated = template && isChanged && !isBusy && template.version > kept.version ? template : newer;

  const missing = (value: string) => (isChecked && value.trim() === '' ? text.required : undefined);
  const insert = (words: string) => {
    const next = insertAtCursor(field.current, words);
    if (next !== undefined) set({ text: next });
  };

  async function save(version = kept.version): Promise<void> {
    if (isBusy) return;
    setIsChecked(true);
    if ([values.name, values.subject, values.text].some((value) => value.trim() === '') || unknown.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    await send(version);
  }
  const send = useAction({
    async run(version: number) {
      const trimmed = { ...values, name: values.name.trim(), subject: values.subject.trim(), text: values.text.trim() };
      const saved = template
        ? await change.mutateAsync({ id: template.id, version, values: trimmed })
        : await add.mutateAsync({ values: trimmed, key: key.of(trimmed) });
      key.renew();
      kept.saved(values, valuesOf(saved), saved.version, keptTemplate(saved.id));
      setNewer(undefined);
      if (!template) onDone(saved.id);
      return saved.name;
    },
    done: (name) => fillPlaceholders(text.saved, { name }),
    failed(error) {
      const theirs = isOfficeError(error) ? Template.safeParse(error.newer) : undefined;
      if (theirs?.success) setNewer(theirs.data);
      return theirs?.success ? null : text.failed;
    },
  });
  const removeIt = useAction({
    async run({ id }: Template) {
      const removed = await remove.mutateAsync(id);
      kept.begin(start.form, start.version);
      onDone(undefined);
      return removed;
    },
    done: (_, { name }) => fillPlaceholders(text.removed, { name }),
    failed: (_, { name }) => fillPlaceholders(text.removeFailed, { name }),
  });

  useShortcut('answer', { 'Mod+Enter': () => void save() });
  const languages = locales.map((value) => ({ value, label: text.languages[value] }));

  return (
    <>
      <form
        ref={form}
        method="post"
        className={`flex flex-col min-h-0 min-w-0 ${styles.editor}`}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <button type="button" className={`hidden ${styles.back}`} onClick={() => onDone(undefined)}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          {text.title}
        </button>
        {outdated && (
          <NewerNotice
            text={text.newer}
            name={outdated.name}
            onTheirs={() => {
              setNewer(undefined);
              kept.begin(valuesOf(outdated), outdated.version);
            }}
            onMine={() => {
              setNewer(undefined);
              kept.rebase(valuesOf(outdated), outdated.version);
              void save(outdated.version);
            }}
          />
        )}
        <div className={`grid flex-1 content-start min-h-0 overflow-auto scrollbar-thin ${styles.fields}`}>
          <TextField
            label={text.name}
            hint={text.nameHint}
            value={values.name}
            error={missing(values.name)}
            maxLength={60}
            dir="auto"
            autoFocus={!template}
            onChange={(name) => set({ name })}
          />
          {purposes.length > 1 && (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-heading font-600 text-xs" id={`${label}purpose`}>
                {text.purpose}
              </span>
              <Segments
                label={text.purpose}
                value={values.purpose}
                options={purposes.map((value) => ({ value, label: text.purposes[value] }))}
                onChange={(purpose) => set({ purpose })}
              />
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-heading font-600 text-xs" id={label}>
              {text.language}
            </span>
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
              <PlaceholderBox
                menu={
                  <Menu trigger={<span>{text.insert}</span>}>
                    <MenuGroup label={text.filled}>
                      {placeholdersOf[values.purpose].map((placeholder) => (
                        <MenuItem key={placeholder} onSelect={() => insert(`{{${placeholder}}}`)}>
                          {placeholders[placeholder]}
                        </MenuItem>
                      ))}
                    </MenuGroup>
                    <MenuSeparator />
                    <MenuItem onSelect={() => insert(`[[${text.askedPlaceholder}]]`)}>{text.asked}</MenuItem>
                  </Menu>
                }
              >
                <PlaceholderTextarea
                  {...control}
                  ref={field}
                  hasFilledPlaceholders
                  value={values.text}
                  maxLength={mailLimits.text}
                  onChange={(next) => set({ text: next })}
                />
              </PlaceholderBox>
            )}
          </Field>
        </div>
        <FormDock
          status={isChanged && text.unsaved}
          problem={
            unknown.length > 0 ? { text: counted(text.unknownPlaceholder, unknown.length, { names: unknown.join(', ') }) } : undefined
          }
        >
          {template && <IconButton icon={Trash2} label={text.remove} onClick={() => void removeIt(template)} />}
          {isChanged && (
            <Button variant="ghost" onClick={() => kept.begin(start.form, start.version)}>
              {text.discard}
            </Button>
          )}
          <Button type="submit" variant="primary" size="large" busy={isBusy} disabled={!isChanged}>
            {text.save} <KeyHint keys="Mod+Enter" />
          </Button>
        </FormDock>
      </form>
      <TemplatePreview values={values} writer={me.name} />
    </>
  );
}
