import type { QuoteRow } from '#contract/office/quotes';
import { fillTemplate } from '#contract/text/template-placeholders';
import { placeholderValues } from '../../cases/composer/quote-placeholder-values.ts';
import { MailManyDialog } from '../../cases/mail-many/mail-many-dialog.tsx';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { MailPreview } from '../../parts/mails/mail-preview.tsx';
import { quoteKind } from './quote-kind.ts';

interface MailManyProps {
  rows: readonly QuoteRow[];
  onClose(): void;
  onSent(): void;
}

/** One mail to several customers. */
export default function MailMany({ rows, onClose, onSent }: MailManyProps) {
  const { placeholders } = useText('answer');
  const me = useMe();
  return (
    <MailManyDialog
      kind={quoteKind}
      purpose="quotes"
      rows={rows}
      told={0}
      preview={(row, words) => (
        <MailPreview
          locale={row.locale}
          reference={row.reference}
          writer={me.name}
          subject={fillTemplate(words.subject, placeholderValues(row, me.name), placeholders)}
          text={fillTemplate(words.text, placeholderValues(row, me.name), placeholders)}
          quoted={undefined}
        />
      )}
      {...{ onClose, onSent }}
    />
  );
}
