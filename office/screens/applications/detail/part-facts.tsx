import { applicationForm } from '#contract/forms/application';
import type { ApplicationDetail } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { OtherFields } from '../../../parts/fields/other-fields.tsx';
import { FilledText } from '../../../parts/texts/filled-text.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';

/** Shows what else the person entered when they applied again: another name or address, and the fields that a company has besides. */
export function PartFacts({ application: { fullName, email, parts } }: { application: ApplicationDetail }) {
  const { detail: text } = useText('applications');
  const dateFormats = useDateFormats();
  return parts.map((part) => (
    <div key={part.id}>
      {(part.fullName !== fullName || part.email.toLowerCase() !== email.toLowerCase()) && (
        <p className="text-quiet text-xs wrap-anywhere">
          <FilledText
            text={text.asOther}
            values={{ date: dateFormats.day(part.receivedAt), name: <bdi>{part.fullName}</bdi>, email: <bdi dir="ltr">{part.email}</bdi> }}
          />
        </p>
      )}
      <OtherFields form={applicationForm} values={part} placed={['fullName', 'email']} />
    </div>
  ));
}
