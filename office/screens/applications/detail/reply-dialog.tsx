import type { ApplicationDetail } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { useAddApplicationReply } from '../../../data/applications.ts';
import { ReplyDialog } from '../../../parts/reply-dialog.tsx';

/** For what an applicant said. */
export function ApplicationReplyDialog({ application: { id, fullName }, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const { reply } = useText('applications');
  return (
    <ReplyDialog {...{ id, onClose }} name={fullName} storedAs={`application-reply:${id}`} add={useAddApplicationReply()} text={reply} />
  );
}
