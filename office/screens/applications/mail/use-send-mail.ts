import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApplicationDetail, type NewApplicationMail } from '#contract/office/applications';
import { detailKey } from '../../../data/application-cache.ts';
import { takeDetail } from '../../../data/applications.ts';
import { useSending } from '../../quotes/answer/use-sending.tsx';

/** Sends a mail to an applicant; `startVersion` is what the writer has read of the application. */
export function useSendMail({ id, fullName: name }: ApplicationDetail, startVersion: number) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useSending<ApplicationDetail, Omit<NewApplicationMail, 'version' | 'anyway'>>({
    ...{ call: 'applicationMails', id, name, startVersion, schema: ApplicationDetail },
    onSent: (detail) => takeDetail(queries, detail),
    onNewer: (detail) => queries.setQueryData(detailKey(id), detail),
    onTakenBack: () => navigate({ to: '/applications/$id/mail', params: { id }, search: true }),
  });
}
