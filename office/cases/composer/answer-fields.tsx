import { ChevronDown, Paperclip, Plus } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import type { Locale } from '#contract/locales';
import { mailLimits, placeholdersOf, type Template, type TemplatePurpose } from '#contract/office/mail';
import { fillTemplate, firstOpenPlaceholder, type PlaceholderValues } from '#contract/text/template-placeholders';
import { useText } from '../../content/use-text.ts';
import { useTemplates } from '../../data/mails/templates.ts';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../../parts/buttons/menu.tsx';
import { insertAtCursor } from '../../parts/fields/marked-textarea.tsx';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { PlaceholderBox } from '../../parts/mails/placeholder-box.tsx';
import { PlaceholderTextarea } from '../../parts/mails/placeholder-textarea.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './answer-fields.module.css';
import { Recipients, type ReplyToChoice } from './recipients.tsx';
import type { Written } from './use-answer-draft.ts';

const line = `grid gap-3 items-center border-b-hair wrap-anywhere ${styles.line}`;

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

/** Shows what a mail is written in. On a phone the text comes first, under one line that says to whom and about what, and opens. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { to, purpose, valuesIn, written, field, isMissing, isSending, onChange, onAttach } = props;
  const attachments = useText('attachments');
  const text = useText('answer');
  const isPhone = useIsPhone();
  const values = valuesIn(to.locale);

  const insert = (words: string) => {
    if (isSending) return;
    const next = insertAtCursor(field.current, words);
    if (next !== undefined) onChange({ text: next });
  };

  return (
    <>
      {isPhone ? (
        <FoldedHead {...props} />
      ) : (
        <>
          <div className={line}>
            <span>{text.template}</span>
            <span>
              <TemplateMenu {...props} none={text.noTemplate} />
            </span>
          </div>
          <Head {...props} />
        </>
      )}
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

/** To whom it goes, and its subject. */
function Head({ to, replyTo, written, isMissing, isSending, onChange }: AnswerFieldsProps) {
  const text = useText('answer');
  return (
    <>
      <Recipients {...{ to, replyTo, written, isSending, onChange }} />
      <label className={line}>
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
    </>
  );
}

/** The same in one line, beside the templates. It is open from the start where it has more than one would expect, and while the subject is missing. */
function FoldedHead(props: AnswerFieldsProps) {
  const { to, replyTo, written, isMissing } = props;
  const text = useText('answer');
  const id = useId();
  const [wasOpened, setWasOpened] = useState(replyTo !== undefined || written.cc !== '' || written.bcc !== '');
  const isOpen = wasOpened || (isMissing && written.subject.trim() === '');
  return (
    <>
      <div className={`row gap-2 border-b-hair ${styles.folded}`}>
        <button
          type="button"
          className="flex-1 row gap-1.5 min-w-0 min-h-target text-start text-xs"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setWasOpened(!isOpen)}
        >
          <span className="text-quiet flex-none">{text.to}</span>
          <span className="row gap-1.5 min-w-0 text-heading">
            <bdi className="font-650 flex-none">{to.fullName}</bdi>
            {written.subject.trim() !== '' && (
              <>
                {' · '}
                <span className="truncate" dir="auto">
                  {written.subject}
                </span>
              </>
            )}
          </span>
          <ChevronDown className={`flex-none text-quiet size-3.5 ${styles.chevron}`} aria-hidden />
        </button>
        <TemplateMenu {...props} none={text.template} />
      </div>
      <div id={id} className="grid gap-4" hidden={!isOpen}>
        {isOpen && <Head {...props} />}
      </div>
    </>
  );
}

/** The templates, those in the customer's language first, and of these the invitations while an interview is planned; `none` is said while none is chosen. */
function TemplateMenu({
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
  none,
}: AnswerFieldsProps & { none: string }) {
  const text = useText('answer');
  const { data = [] } = useTemplates();
  const templates = data.filter((template) => template.purpose === purpose);
  const chosen = data.find(({ id }) => id === written.templateId)?.name;
  const locales = to.locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);

  const choose = useAction({
    async run({ id, locale, subject, text: words }: Template, before: Written) {
      const values = valuesIn(locale);
      const fill = (given: string) => fillTemplate(given, values, text.placeholders);
      const next = { subject: fill(subject) || before.subject, text: fill(words), templateId: id };
      onChange(next);
      requestAnimationFrame(() => {
        const placeholder = firstOpenPlaceholder(next.text);
        field.current?.focus();
        if (placeholder) field.current?.setSelectionRange(placeholder.start, placeholder.end);
      });
    },
    done: (_, { name }, before) => (before.text.trim() === '' ? undefined : name),
    undo: async (_, _template, before) => onChange({ templateId: undefined, ...before }),
  });

  return (
    <Menu
      label={chosen && `${text.template}: ${chosen}`}
      className={styles.template}
      open={isTemplateOpen}
      onOpenChange={onTemplateOpen}
      trigger={<span className="truncate">{chosen ?? none}</span>}
    >
      {locales.map((locale) => {
        const isPlanned = isTemplateOpen && Boolean(valuesIn(locale).interview);
        const invites = ({ text: words }: Template) => Number(isPlanned && words.includes('{{interview}}'));
        const ofLocale = templates.filter((template) => template.locale === locale).toSorted((one, other) => invites(other) - invites(one));
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
  );
}
