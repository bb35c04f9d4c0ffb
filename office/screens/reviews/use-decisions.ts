import type { OfficeReview, ReviewState } from '#contract/office/reviews';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useUndoEvents } from '../../data/company/undo-events.ts';
import { useDecide } from '../../data/site/reviews.ts';
import { useAction } from '../../parts/messages/use-action.ts';

/**
 * Decides at once, says so, and offers to take it back; says truthfully when it could not be done.
 *
 * @param onUndone what is decided anew after it was taken back
 */
export function useDecisions(onUndone?: (id: string) => void): (review: OfficeReview, state: ReviewState) => void {
  const text = useText('reviews');
  const { mutateAsync } = useDecide();
  const undoEvents = useUndoEvents();
  const decide = useAction({
    run: ({ id }: OfficeReview, state: ReviewState) => mutateAsync({ id, state }),
    done(_, { fullName: name, state: before }, state) {
      const { published, rejected, withdrawn, reopened } = text.done;
      const words = { approved: published, rejected, pending: before === 'approved' ? withdrawn : reopened };
      return fillSentence(words[state], { name });
    },
    async undo({ events }, { id }) {
      await undoEvents(events);
      onUndone?.(id);
    },
    newer: ({ fullName: name }) => fillSentence(text.changedMeanwhile, { name }),
    failed: (_, { fullName: name }) => fillSentence(text.failedDecision, { name }),
  });
  return (review, state) => void decide(review, state);
}
