import { useQueryClient } from '@tanstack/react-query';
import type { WaitingItem } from '#contract/office/today';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { useAction } from '../../parts/messages/use-action.ts';

/** Makes what waits the reader's own; a review is nobody's. */
export function useAssignToMe(): (item: WaitingItem | undefined) => void {
  const { assignToMe: text } = useText('today');
  const { id: me } = useMe();
  const queries = useQueryClient();
  const assignToMe = useAction({
    // Loaded with the first one: Today is painted without it.
    run: async (item: WaitingItem) => (await import('../../data/cases/assign-waiting.ts')).assignWaiting(queries, item, me),
    done: (_, { name }) => fillSentence(text.done, { name }),
    failed: (_, { name }) => fillSentence(text.failed, { name }),
  });
  return (item) => {
    if (item && item.kind !== 'review' && item.assigneeId !== me) void assignToMe(item);
  };
}
