import { useState } from 'react';
import type { OfficeReview } from '#contract/office/reviews';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useReviewClients, useSetReviewClient } from '../../data/site/reviews.ts';
import { Form } from '../../parts/fields/form.tsx';
import { Select } from '../../parts/fields/select.tsx';
import { FormFoot } from '../../parts/messages/dialog.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useAction } from '../../parts/messages/use-action.ts';

/** Says which client a review is of: their name stands beside the person's, and the review on the client's page. */
export function ClientForm({ review, onClose }: { review: OfficeReview; onClose(): void }) {
  const text = useText('reviews').client;
  const { cancel } = useText('parts');
  const { id, version, fullName: name } = review;
  const list = useReviewClients();
  const clients = list.data?.clients ?? [];
  const { mutateAsync, isPending } = useSetReviewClient();
  const [chosen, setChosen] = useState(review.client?.id ?? '');
  const client = clients.find((one) => one.id === chosen);
  const link = useAction({
    async run(_clientName: string | undefined) {
      const changed = await mutateAsync({ id, version, clientId: chosen || null });
      onClose();
      return changed;
    },
    done: (_, clientName) =>
      clientName === undefined ? fillSentence(text.unlinked, { name }) : fillSentence(text.linked, { name, client: clientName }),
    newer: () => fillSentence(text.newer, { name }),
    failed: text.failed,
  });
  if (list.isError) return <Notice kind="bad" text={text.notLoaded} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton rows={2} shape="table" />;
  return (
    <Form className="grid gap-4" onSubmit={() => void link(client?.name)}>
      <Select
        label={text.label}
        hint={client?.isPrivateWork ? text.privateHint : text.hint}
        value={chosen}
        options={[{ value: '', label: text.nobody }, ...clients.map((one) => ({ value: one.id, label: one.name }))]}
        // It comes after the dialog, once the clients are loaded.
        autoFocus
        onChange={setChosen}
      />
      <FormFoot cancel={cancel} submit={text.save} isBusy={isPending} onCancel={onClose} />
    </Form>
  );
}
