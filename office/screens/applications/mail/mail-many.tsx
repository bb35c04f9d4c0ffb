import { useState } from 'react';
import type { ApplicationRow } from '#contract/office/applications';
import { fillTemplate } from '#contract/text/template-placeholders';
import { applicationPlaceholderValues } from '../../../cases/composer/application-placeholder-values.ts';
import { MailManyDialog } from '../../../cases/mail-many/mail-many-dialog.tsx';
import type { Words } from '../../../cases/mail-many/mail-many-draft.ts';
import { useText } from '../../../content/use-text.ts';
import { applicationCases } from '../../../data/cases/applications.ts';
import { useMe } from '../../../data/people/account.ts';
import { Checkbox } from '../../../parts/fields/checkbox.tsx';
import { MailPreview } from '../../../parts/mails/mail-preview.tsx';
import { Skeleton } from '../../../parts/messages/skeleton.tsx';
import { applicationKind } from '../application-kind.ts';

interface MailManyProps {
  rows: readonly ApplicationRow[];
  /** Whether it begins as a mail that declines them. */
  declines: boolean;
  onClose(): void;
  onSent(): void;
}

/** One mail to several applicants, who can be declined with it. */
export default function MailMany({ rows, declines: begins, onClose, onSent }: MailManyProps) {
  const { many: text } = useText('answer');
  const [declines, setDeclines] = useState(begins);
  const isTold = ({ state, declineNotifiedAt }: ApplicationRow) => declines && state === 'declined' && declineNotifiedAt !== null;
  const left = rows.filter((row) => !isTold(row));
  return (
    <MailManyDialog
      kind={applicationKind}
      purpose="applications"
      rows={left}
      told={rows.length - left.length}
      state={declines ? 'declined' : undefined}
      preview={(row, words) => <Preview row={row} words={words} />}
      {...{ onClose, onSent }}
    >
      <Checkbox checked={declines} onChange={(isChecked) => setDeclines(isChecked)}>
        {text.decline}
      </Checkbox>
    </MailManyDialog>
  );
}

/** The mail as one of them gets it; what is filled in is known once the application is. */
function Preview({ row, words }: { row: ApplicationRow; words: Words }) {
  const { placeholders } = useText('answer');
  const me = useMe();
  const { data } = applicationCases.useDetail(row.id);
  if (!data) return <Skeleton rows={4} />;
  const values = applicationPlaceholderValues(data, me.name);
  return (
    <MailPreview
      locale={row.locale}
      reference={row.reference}
      writer={me.name}
      subject={fillTemplate(words.subject, values, placeholders)}
      text={fillTemplate(words.text, values, placeholders)}
      quoted={undefined}
    />
  );
}
