import { type OfficeReview, publicAnswerLength } from '#contract/office/reviews';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useLocalText } from '../../data/drafts/use-drafts.ts';
import { useAnswerPublicly } from '../../data/site/reviews.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { TextArea } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { DialogFoot } from '../../parts/messages/dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';

/** Takes what the company says to a review on the site. What is typed is kept in this browser until it is published. */
export function PublicAnswerForm({ review, onClose }: { review: OfficeReview; onClose(): void }) {
  const text = useText('reviews').publicAnswer;
  const { cancel } = useText('parts');
  const { id, version, fullName: name, message, publicAnswer } = review;
  const { mutateAsync, isPending } = useAnswerPublicly();
  const kept = useLocalText(`review-answer:${id}`, publicAnswer ?? '');
  const publish = useAction({
    async run(words: string | null) {
      const changed = await mutateAsync({ id, version, text: words });
      kept.discard();
      onClose();
      return changed;
    },
    done: (_, words) => fillSentence(words === null ? text.removed : text.published, { name }),
    newer: () => fillSentence(text.newer, { name }),
    failed: text.failed,
  });
  const words = kept.content.trim();
  return (
    <Form className="grid gap-4" onSubmit={() => void (words !== '' && publish(words))}>
      <blockquote className="text-quiet text-xs wrap-anywhere pre-line" dir="auto">
        {message}
      </blockquote>
      <TextArea
        label={text.label}
        hint={text.hint}
        value={kept.content}
        rows={5}
        maxLength={publicAnswerLength}
        required
        dir="auto"
        onChange={kept.change}
      />
      <DialogFoot>
        {publicAnswer !== null && (
          <Button variant="bad" busy={isPending} onClick={() => void publish(null)}>
            {text.remove}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {text.publish}
        </Button>
      </DialogFoot>
    </Form>
  );
}
