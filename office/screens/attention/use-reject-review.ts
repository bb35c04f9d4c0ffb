import { useQueryClient } from '@tanstack/react-query';
import type { FaultyEntry } from '#contract/office/attention';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { useDecide } from '../../data/site/reviews.ts';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useToast } from '../../parts/messages/toast.tsx';

/** Puts a review that does not fit among the rejected ones, where it can be seen; undo brings it back. */
export function useRejectReview() {
  const text = useText('attention');
  const queries = useQueryClient();
  const decide = useDecide();
  const undo = useUndo();
  const toast = useToast();
  const listAnew = () => Promise.all(['content', 'counts'].map((key) => queries.invalidateQueries({ queryKey: [key] })));

  return async ({ id, name, version }: Pick<FaultyEntry, 'id' | 'name' | 'version'>): Promise<void> => {
    try {
      const rejected = await decide.mutateAsync({ id, state: 'rejected', version });
      undo.done(fillPlaceholders(text.rejected, { name }), async () => {
        await decide.mutateAsync({ id, state: 'pending', version: rejected.version });
        await listAnew();
      });
    } catch (error) {
      toast.failed(fillPlaceholders(text.rejectFailed, { name, reason: errorText(error) }));
    }
    await listAnew();
  };
}
