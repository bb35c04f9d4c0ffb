import { useNavigate, useParams } from '@tanstack/react-router';
import { useText } from '../../../content/use-text.ts';
import { useApplication } from '../../../data/applications.ts';
import { Button } from '../../../parts/button.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { MailComposer } from './mail-composer.tsx';

/** Where a mail to an applicant is written, beside what was written before and the mail that it becomes. */
export default function ApplicationMail() {
  const { failed } = useText('applications');
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const application = useApplication(id);
  const back = () => void navigate({ to: '/applications/$id', params: { id }, search: true });

  if (application.data) return <MailComposer key={id} application={application.data} onClose={back} />;
  if (application.isPending) return <Skeleton shape="text" rows={8} />;
  return (
    <EmptyState kind="failed" title={failed.detail} text={failed.detailText}>
      <Button onClick={() => void application.refetch()}>{failed.again}</Button>
    </EmptyState>
  );
}
