import { useQueryClient } from '@tanstack/react-query';
import type { WaitingItem } from '#contract/office/today';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { errorText } from '../../data/requests/office-error.ts';
import type { Step } from '../../data/undo/undo.ts';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useToast } from '../../parts/messages/toast.tsx';

/** Makes what waits the reader's own; a review is nobody's. */
export function useAssignToMe(): (item: WaitingItem | undefined) => void {
  const { assignToMe: text } = useText('today');
  const { id: me } = useMe();
  const queries = useQueryClient();
  const toast = useToast();
  const { track } = useUndo();

  async function stepOf(item: WaitingItem): Promise<Step | undefined> {
    const { name } = item;
    try {
      // Loaded with the first one: Today is painted without it.
      const { assignWaiting } = await import('../../data/cases/assign-waiting.ts');
      const taken = await assignWaiting(queries, item, me);
      return { message: fillPlaceholders(text.done, { name }), counterChange: () => assignWaiting(queries, taken, item.assigneeId) };
    } catch (error) {
      toast.failed(fillPlaceholders(text.failed, { name, reason: errorText(error) }));
      return undefined;
    }
  }

  return (item) => {
    if (item && item.kind !== 'review' && item.assigneeId !== me) void track(stepOf(item));
  };
}
