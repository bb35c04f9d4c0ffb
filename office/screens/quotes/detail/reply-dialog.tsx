import type { QuoteDetail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { useAddReply } from '../../../data/quotes.ts';
import { ReplyDialog } from '../../../parts/reply-dialog.tsx';

/** For what a customer said. */
export function QuoteReplyDialog({ quote: { id, fullName }, onClose }: { quote: QuoteDetail; onClose(): void }) {
  const { reply } = useText('quotes');
  return <ReplyDialog {...{ id, onClose }} name={fullName} storedAs={`reply:${id}`} add={useAddReply()} text={reply} />;
}
