import { useNavigate, useParams } from '@tanstack/react-router';
import { CaseLoader } from '../../../cases/detail/case-loader.tsx';
import { applicationCases } from '../../../data/cases/applications.ts';
import { applicationKind } from '../application-kind.ts';
import { MailComposer } from './mail-composer.tsx';

/** Shows a mail to an applicant while it is written, beside what was written before and the mail that it becomes. */
export default function ApplicationMail() {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const back = () => void navigate({ to: '/applications/$id', params: { id }, search: true });
  return (
    <CaseLoader kind={applicationKind} query={applicationCases.useDetail(id)}>
      {(application) => <MailComposer key={id} application={application} onClose={back} />}
    </CaseLoader>
  );
}
