import { useQueryClient } from '@tanstack/react-query';
import type { FaultyEntry } from '#contract/office/attention';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useDecide } from '../../data/site/reviews.ts';
import { useAction } from '../../parts/messages/use-action.ts';

/** Puts a review that does not fit among the rejected ones, where it can be seen; undo brings it back. */
export function useRejectReview() {
  const text = useText('attention');
  const queries = useQueryClient();
  const decide = useDecide();
  const reject = useAction({
    run: ({ id, version }: FaultyEntry, _name: string) => decide.mutateAsync({ id, state: 'rejected', version }),
    done: (_, _entry, name) => fillSentence(text.rejected, { name }),
    failed: (_, _entry, name) => fillSentence(text.rejectFailed, { name }),
  });
  return async (entry: FaultyEntry, name: string): Promise<void> => {
    await reject(entry, name);
    for (const key of ['content', 'counts'] as const) void queries.invalidateQueries({ queryKey: [key] });
  };
}
