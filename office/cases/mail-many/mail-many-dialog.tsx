import { type ReactNode, useState } from 'react';
import type { Locale } from '#contract/locales';
import type { TemplatePurpose } from '#contract/office/mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import type { CaseRow } from '../../data/cases/cases.ts';
import { FieldError } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { Dialog, FormFoot } from '../../parts/messages/dialog.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import type { CaseKind } from '../case-kind.ts';
import { LeavingField } from './leaving-field.tsx';
import styles from './mail-many.module.css';
import type { Words } from './mail-many-draft.ts';
import { ManyFields } from './many-fields.tsx';
import { Recipients } from './recipients.tsx';
import { useMailMany } from './use-mail-many.ts';

interface MailManyDialogProps<Row> {
  kind: Pick<CaseKind, 'topic' | 'storedPrefix'>;
  purpose: TemplatePurpose;
  /** Lists those who are written to. */
  rows: readonly Row[];
  /** Counts those who were told already what it says. */
  told: number;
  /** The state that they get with it, and what chooses that. */
  state?: string | undefined;
  children?: ReactNode;
  /** The mail as one of them gets it. */
  preview(row: Row, words: Words): ReactNode;
  onClose(): void;
  /** It is on its way. */
  onSent(): void;
}

/** Writes one mail to many, each in their language, now or later. */
export function MailManyDialog<Row extends CaseRow>(props: MailManyDialogProps<Row>) {
  const { kind, purpose, rows: given, told, state, children, preview, onClose, onSent } = props;
  const { many: text } = useText('answer');
  const counted = useCounted();
  const rows = given.filter(({ email }) => email !== '');
  const mail = useMailMany({ kind, purpose, rows, state, onSent });
  const [chosen, setChosen] = useState<Locale>();
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const locale = chosen && mail.used.includes(chosen) ? chosen : (mail.used[0] ?? 'en');
  const words = mail.texts[locale];
  const first = rows.find((row) => row.locale === locale);
  const languages = mail.used.map((value) => ({
    value,
    label: fillSentence(text.languages[value], { count: rows.filter((row) => row.locale === value).length }),
  }));
  const views = [
    { value: 'write' as const, label: text.write },
    { value: 'preview' as const, label: fillSentence(text.preview, { name: first?.fullName ?? '' }) },
  ];
  return (
    <Dialog title={counted(text.title, rows.length)} isWide onClose={onClose}>
      <Keys onSubmit={mail.submit} />
      <Form onSubmit={mail.submit} className="grid gap-4" noValidate>
        <Recipients names={rows.map(({ fullName }) => fullName)} told={told} noAddress={given.length - rows.length} />
        {children}
        <div className="row flex-wrap gap-2">
          {languages.length > 1 && (
            <Segments label={text.language} value={locale} options={languages} onChange={(next) => setChosen(next)} />
          )}
          {first && <Segments label={text.shown} value={shown} options={views} onChange={(next) => setShown(next)} />}
        </div>
        {shown === 'preview' && first ? (
          <div className={styles.preview}>{preview(first, words)}</div>
        ) : (
          <ManyFields
            key={locale}
            {...{ locale, purpose, words }}
            template={mail.templates[locale]}
            onChange={(next) => mail.change(locale, next)}
            onTemplate={(id) => mail.choose(locale, id)}
          />
        )}
        <LeavingField value={mail.leaving} onChange={mail.setLeaving} />
        <Problem mail={mail} isEmpty={rows.length === 0} />
        <FormFoot cancel={text.cancel} submit={counted(text.send, rows.length)} isBusy={mail.isSending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Keys of the dialog, which is above the page. */
function Keys({ onSubmit }: { onSubmit(): void }) {
  useShortcut('answer', { 'Mod+Enter': onSubmit });
  return null;
}

function Problem({ mail: { problem }, isEmpty }: { mail: Pick<ReturnType<typeof useMailMany>, 'problem'>; isEmpty: boolean }) {
  const { many: text } = useText('answer');
  const counted = useCounted();
  if (isEmpty) return <FieldError text={text.nobody} />;
  if (!problem) return null;
  if (problem.kind === 'missing') return <FieldError role="alert" text={text.missing[problem.locale]} />;
  const { names } = problem;
  return <FieldError role="alert" text={counted(text.open, names.length, { names: names.join(text.separator) })} />;
}
