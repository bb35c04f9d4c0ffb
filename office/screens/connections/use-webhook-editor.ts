import { useState } from 'react';
import { type WebhookEvent, webhookEvents } from '#contract/office/connections/webhook-events';
import { type Webhook, type WebhookFormat, type WebhookValues, webhookFormats } from '#contract/office/connections/webhooks';
import { fillSentence } from '#contract/text/fill-sentence';
import { z } from '#contract/zod';
import { useText } from '../../content/use-text.ts';
import { useAddWebhook, useChangeWebhook } from '../../data/connections/connections.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { useEditor } from '../../parts/editor/use-editor.ts';
import { webhookName } from './host-in.ts';

/** An endpoint as it is being written: nothing of it has to be right yet. */
const WebhookForm: z.ZodType<WebhookValues> = z.object({
  url: z.string(),
  description: z.string(),
  format: z.enum(webhookFormats),
  eventNames: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
});

const empty: WebhookValues = {
  url: '',
  description: '',
  format: 'standard' satisfies WebhookFormat,
  eventNames: ['quote.created', 'review.created', 'application.created'] satisfies WebhookEvent[],
  isOn: true,
};
const keptWebhook = (id: string): string => `webhook:${id}`;
const draftOf = ({ id, version, url, description, format, eventNames, isOn }: Webhook) => ({
  content: { url, description, format, eventNames, isOn },
  version,
  name: keptWebhook(id),
});

function valuesOf(form: WebhookValues): WebhookValues | undefined {
  const values = { ...form, url: form.url.trim(), description: form.description.trim() };
  return values.url && values.eventNames.length > 0 ? values : undefined;
}

interface Followed {
  /** With the id of the endpoint to show next. */
  onDone(next: string): void;
  onSecret(secret: string): void;
}

/** Keeps what is written about an endpoint, and saves it. */
export function useWebhookEditor(webhook: Webhook | undefined, { onDone, onSecret }: Followed) {
  const text = useText('connections');
  const [add, change] = [useAddWebhook(), useChangeWebhook()];
  const key = useIdempotencyKey();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const draft = useLocalDraft<WebhookValues, Webhook>(keptWebhook(webhook?.id ?? 'new'), WebhookForm, empty, {
    thing: webhook,
    storedOf: draftOf,
  });
  const editor = useEditor({
    draft,
    valuesOf,
    async send(values, _form, version): Promise<{ answer: Webhook; secret: string | null }> {
      if (webhook) return { answer: await change.mutateAsync({ id: webhook.id, version, values }), secret: null };
      const { secret, ...added } = await add.mutateAsync({ values, key: key.of(values) });
      return { answer: added, secret };
    },
    onSaved({ answer, secret }) {
      key.renew();
      if (!webhook) onDone(answer.id);
      if (secret !== null) onSecret(secret);
    },
    done: ({ answer }) => fillSentence(text.saved, { name: webhookName(answer) }),
    failed: text.notSaved,
    onErrors: setErrors,
  });
  return { draft, editor, errors };
}
