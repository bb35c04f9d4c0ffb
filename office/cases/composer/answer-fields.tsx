import { Paperclip, Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Locale } from '#contract/locales';
import { mailLimits, placeholdersOf, type Template, type TemplatePurpose } from '#contract/office/mail';
import { fillTemplate, firstOpenPlaceholder, type PlaceholderValues } from '#contract/text/template-placeholders';
import { useText } from '../../content/use-text.ts';
import { useTemplates } from '../../data/mails/templates.ts';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { insertAtCursor } from '../../parts/fields/marked-textarea.tsx';
import { PlaceholderBox } from '../../parts/mails/placeholder-box.tsx';
import { PlaceholderTextarea } from '../../parts/mails/placeholder-textarea.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './answer-fields.module.css';
import { Recipients, type ReplyToChoice } from './recipients.tsx';
import type { Written } from './use-answer-draft.ts';

interface AnswerFieldsProps {
  /** To whom it goes. */
  to: { fullName: string; email: string; locale: Locale };
  replyTo: ReplyToChoice | undefined;
  purpose: TemplatePurpose;
  /** Returns what the placeholders of a template in a language are filled with. */
  valuesIn(locale: Locale): PlaceholderValues;
  written: Written;
  field: RefObject<HTMLTextAreaElement | null>;
  isMissing: boolean;
  /** Keeps what goes out from being changed. */
  isSending: boolean;
  isTemplateOpen: boolean;
  onTemplateOpen(isOpen: boolean): void;
  onChange(changed: Partial<Written>): void;
  onManage(): void;
  /** Opens the choice of files. */
  onAttach(): void;
}

export function AnswerFields(props: AnswerFieldsProps) {
  const { to, replyTo, purpose, valuesIn, written, field, isMissing, isSending, onChange, onAttach } = props;
  const attachments = useText('attachments');
  const text = useText('answer');
  const values = valuesIn(to.locale);

  const insert = (words: string) => {
    if (isSending) return;
    const next = insertAtCursor(field.current, words);
    if (next !== undefined) onChange({ text: next });
  };

  return (
    <>
      <TemplatePick {...props} />
      <Recipients {...{ to, replyTo, written, isSending, onChange }} />
      <label className={`grid gap-3 items-center border-b-hair wrap-anywhere ${styles.line}`}>
        <span>{text.subject}</span>
        <input
          className={`w-full border-0 rounded-1 bg-none text-heading font-650 ${styles.subject}`}
          value={written.subject}
          maxLength={mailLimits.subject}
          readOnly={isSending}
          dir="auto"
          required
          aria-invalid={(isMissing && written.subject.trim() === '') || undefined}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      </label>
      <PlaceholderBox
        menu={
          <>
            <button
              type="button"
              className={`inline-flex items-center gap-2 min-h-target rounded-1 text-heading text-xs whitespace-nowrap ${styles.attach}`}
              title={attachments.hint}
              disabled={isSending}
              onClick={onAttach}
            >
              <Paperclip className="icon" aria-hidden />
              {attachments.attach}
            </button>
            <Menu
              className={styles.insert}
              trigger={
                <>
                  <Plus className="icon" aria-hidden />
                  {text.insert}
                </>
              }
            >
              {placeholdersOf[purpose].map((placeholder) => {
                const value = values[placeholder];
                return (
                  value && (
                    <MenuItem
                      key={placeholder}
                      detail={<bdi>{value}</bdi>}
                      label={text.placeholders[placeholder]}
                      onSelect={() => insert(value)}
                    />
                  )
                );
              })}
              <MenuSeparator />
              <MenuItem label={text.ask} onSelect={() => insert(`[[${text.ask}]]`)} />
            </Menu>
          </>
        }
      >
        <PlaceholderTextarea
          ref={field}
          aria-label={text.text}
          value={written.text}
          maxLength={mailLimits.text}
          readOnly={isSending}
          aria-invalid={(isMissing && written.text.trim() === '') || undefined}
          onChange={(next) => onChange({ text: next })}
        />
      </PlaceholderBox>
    </>
  );
}

/** The templates, those in the customer's language first. */
function TemplatePick({
  to,
  purpose,
  valuesIn,
  written,
  field,
  isSending,
  isTemplateOpen,
  onTemplateOpen,
  onChange,
  onManage,
}: AnswerFieldsProps) {
  const text = useText('answer');
  const { data = [] } = useTemplates();
  const templates = data.filter((template) => template.purpose === purpose);
  const [chosen, setChosen] = useState<string>();
  const locales = to.locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);

  const choose = useAction({
    async run({ name, locale, subject, text: words }: Template, before: Written) {
      const values = valuesIn(locale);
      const fill = (given: string) => fillTemplate(given, values, text.placeholders);
      const next = { subject: fill(subject) || before.subject, text: fill(words) };
      onChange(next);
      setChosen(name);
      requestAnimationFrame(() => {
        const placeholder = firstOpenPlaceholder(next.text);
        field.current?.focus();
        if (placeholder) field.current?.setSelectionRange(placeholder.start, placeholder.end);
      });
    },
    done: (_, { name }, before) => (before.text.trim() === '' ? undefined : name),
    undo: async (_, _template, before) => onChange(before),
  });

  return (
    <div className={`grid gap-3 items-center border-b-hair wrap-anywhere ${styles.line}`}>
      <span>{text.template}</span>
      <span>
        <Menu open={isTemplateOpen} onOpenChange={onTemplateOpen} trigger={<span>{chosen ?? text.noTemplate}</span>}>
          {locales.map((locale) => {
            const ofLocale = templates.filter((template) => template.locale === locale);
            return (
              ofLocale.length > 0 && (
                <MenuGroup key={locale} label={text.templateOf[locale]}>
                  {ofLocale.map((template) => (
                    <MenuItem
                      key={template.id}
                      label={<bdi>{template.name}</bdi>}
                      onSelect={() => void (isSending || choose(template, written))}
                    />
                  ))}
                </MenuGroup>
              )
            );
          })}
          {templates.length > 0 && <MenuSeparator />}
          <MenuItem label={text.manage} onSelect={onManage} />
        </Menu>
      </span>
    </div>
  );
}
