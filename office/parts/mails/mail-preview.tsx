import { Paperclip } from 'lucide-react';
import { localeFormats } from '#content/locales';
import { directionOf, type Locale } from '#contract/locales';
import type { AttachedFile } from '#contract/office/mails/attachments';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { partsOf } from '#contract/text/template-placeholders';
import { company } from '../../content/company.ts';
import { useText } from '../../content/use-text.ts';
import { useSharedSettings } from '../../data/company/shared-settings.ts';
import { useFileSize } from '../texts/use-file-size.ts';
import styles from './mail-preview.module.css';

interface MailPreviewProps {
  /** Language of the customer. */
  locale: Locale;
  subject: string;
  reference: string;
  text: string;
  writer: string;
  /** Quotes what the customer wrote last, if anything can be quoted; `at` is ISO 8601. */
  quoted: { at: string; name: string; text: string } | undefined;
  /** Files that go with it. */
  files?: readonly AttachedFile[];
  /** As wide as a phone. */
  isNarrow?: boolean;
}

/** Characters of what is quoted that are shown; the mail has more. */
const maxQuoted = 220;

/** The mail as the customer sees it, with what the server puts around the text. Always by day: so are most mail programs. */
export function MailPreview({ locale, subject, reference, text, writer, quoted, files = [], isNarrow = false }: MailPreviewProps) {
  const { preview } = useText('answer');
  const attachments = useText('attachments');
  const sizeOf = useFileSize();
  const lines = useSharedSettings().data?.signature[locale]?.split(/\r?\n/) ?? [];
  const { host, timeZone, [locale]: facts } = company();
  const time = new Intl.DateTimeFormat(localeFormats[locale].format, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const shownSubject = subject.trim() === '' || subject.includes(reference) ? subject : `${subject} (${reference})`;
  const values = { writer, firm: facts.name };
  return (
    <article
      className={`w-full mx-auto border-hair rounded-2 bg-bg text-sm overflow-hidden ${styles.mail}`}
      data-narrow={isNarrow || undefined}
      lang={locale}
      dir={directionOf(locale)}
    >
      <header className={`text-xs border-b-hair grid gap-0.5 wrap-anywhere ${styles.header}`}>
        <p className={`text-heading text-md ${styles.subject}`} dir="auto">
          {shownSubject || preview.noSubject}
        </p>
        <p>
          <bdi dir={directionOf(locale)}>{fillPlaceholders(preview.sender[locale], values)}</bdi> <bdi dir="ltr">&lt;{facts.email}&gt;</bdi>
        </p>
      </header>
      <div className={`grid gap-3.5 text-heading wrap-anywhere ${styles.body}`}>
        <p className={styles.company}>
          <bdi>{facts.name}</bdi>
        </p>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <p key={index} className="pre-line" dir="auto">
            <Marked text={paragraph} />
          </p>
        ))}
        <p className={`grid justify-items-start ${styles.signature}`}>
          <bdi dir={directionOf(locale)}>{fillPlaceholders(preview.signature[locale], values)}</bdi>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <bdi key={index}>{line}</bdi>
          ))}
          <bdi dir="ltr">{host}</bdi>
        </p>
        {quoted && (
          <div className={`text-quiet text-xs grid gap-1 leading-normal ${styles.quoted}`}>
            <p>{fillPlaceholders(preview.quoted[locale], { time: time.format(new Date(quoted.at)), name: quoted.name })}</p>
            <p dir="auto">
              {quoted.text.slice(0, maxQuoted)}
              {quoted.text.length > maxQuoted && '…'}
            </p>
          </div>
        )}
      </div>
      {files.length > 0 && (
        <ul className={`flex flex-wrap gap-2 list-none border-t-hair text-xs text-heading ${styles.files}`} aria-label={attachments.of}>
          {files.map(({ id, name, size }) => (
            <li key={id} className="row gap-2 border-hair rounded-1 min-w-0">
              <Paperclip className="icon flex-none size-4 text-quiet" aria-hidden />
              <bdi className="truncate">{name}</bdi>
              <bdi className="text-quiet whitespace-nowrap">{sizeOf(size)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** A text with the placeholders that are still open in it. */
function Marked({ text }: { text: string }) {
  return partsOf(text).map(({ kind, text: name, start }) =>
    kind === 'words' ? (
      name
    ) : (
      <mark key={start} className={`rounded-1 text-bad ${styles.open}`}>
        {name}
      </mark>
    ),
  );
}
