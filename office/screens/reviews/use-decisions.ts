import type { OfficeReview, ReviewState } from '#contract/office/reviews';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { useDecide } from '../../data/site/reviews.ts';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useToast } from '../../parts/messages/toast.tsx';

/**
 * Decides at once, says so, and offers to take it back; says truthfully when it could not be done.
 *
 * @param onUndone what is decided anew after it was taken back
 */
export function useDecisions(onUndone?: (id: string) => void): (review: OfficeReview, state: ReviewState) => void {
  const text = useText('reviews');
  const { mutateAsync } = useDecide();
  const undo = useUndo();
  const toast = useToast();

  return ({ id, fullName: name, state: before }, state) => {
    const message = {
      approved: text.done.published,
      rejected: text.done.rejected,
      pending: before === 'approved' ? text.done.withdrawn : text.done.reopened,
    }[state];
    const counterChange = async () => {
      await mutateAsync({ id, state: before });
      onUndone?.(id);
    };
    const decided = mutateAsync({ id, state }).then(
      () => ({ message: fillPlaceholders(message, { name }), counterChange }),
      (error: unknown) => {
        if (isOfficeError(error) && error.status === 412) toast.failed(fillPlaceholders(text.changedMeanwhile, { name }));
        else toast.failed(fillPlaceholders(text.failedDecision, { name, reason: errorText(error) }));
        return undefined;
      },
    );
    void undo.track(decided);
  };
}
