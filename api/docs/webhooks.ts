import { brand } from '#brand';
import { defaultLocale } from '#contract/locales';
import { type SentEvent, statefulEvents, testEvent, webhookEvents } from '#contract/office/connections/webhook-events';
import { WebhookPayload, webhookData, webhookMeanings } from '#contract/office/connections/webhook-payloads';
import { officePath } from '#contract/office/paths';
import { serviceIds } from '#contract/services';
import { jobUrl } from '#contract/urls';
import { z } from '#contract/zod';

const at = '2026-11-24T08:30:00.000Z';
const id = '5f2b7c1e9a4d4e0f8c3b2a19';
const office = (path: string) => `${brand.origin}${officePath}/${path}`;
const submission = { id, reference: 'ACDEFGHJ', receivedAt: at, locale: 'en', isSuspicious: false };

/** Examples of what a message is about, by the first part of its name. */
const examples: Readonly<Record<string, object>> = {
  quote: { ...submission, state: 'talk', country: 'Jordan', url: office(`quotes/${id}`) },
  review: { ...submission, state: 'approved', rating: 5, service: serviceIds[0], url: office(`reviews?review=${id}`) },
  application: {
    ...submission,
    state: 'interview',
    job: { id: '60a1b2c3d4e5f60718293a4b', title: 'Network Engineer' },
    url: office(`applications/${id}`),
  },
  job: {
    id: '60a1b2c3d4e5f60718293a4b',
    title: 'Network Engineer',
    location: 'Amman, Jordan',
    closingDate: '2026-12-31',
    publishedAt: at,
    url: `${brand.origin}${jobUrl('60a1b2c3d4e5f60718293a4b', defaultLocale)}`,
  },
  endpoint: { url: office('connections') },
};

/** Examples of a change, by the same part. */
const changes: Readonly<Record<string, object>> = {
  quote: { from: 'new', to: 'talk' },
  review: { from: 'pending', to: 'approved' },
  application: { from: 'reading', to: 'interview' },
};

/** An example of an event, as a receiver gets it. */
export function exampleOf(event: SentEvent): z.infer<typeof WebhookPayload> {
  const [kind = ''] = event.split('.');
  return { type: event, timestamp: at, data: { ...examples[kind], ...(statefulEvents.has(event) && changes[kind]) } };
}

const header = (name: string, description: string) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } });

/** The headers of every message, after the Standard Webhooks specification. */
const headers = [
  header('webhook-id', 'The same at every attempt: a receiver that has it already answers with success and does nothing.'),
  header('webhook-timestamp', 'The time of the attempt, in seconds since 1970. Refuse one that is more than five minutes off.'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64, by the bytes that are behind `whsec_` in the secret in base64. After the secret was renewed there are two for a while, with a space between them: one that fits is enough.',
  ),
];

const sent: readonly SentEvent[] = [...webhookEvents, testEvent];

/** The `webhooks` of an OpenAPI 3.1 document, of the schemas that the messages are made with. */
export function describeWebhooks(): Record<string, object> {
  return Object.fromEntries(
    sent.map((event) => {
      const payload = WebhookPayload.extend({ type: z.literal(event), data: webhookData[event] });
      const operation = {
        summary: webhookMeanings[event],
        parameters: headers,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: jsonSchemaOf(payload), example: exampleOf(event) } },
        },
        responses: {
          '2XX': { description: 'It has arrived. What the answer says beyond that is not read.' },
          410: { description: 'The receiver is gone: the endpoint is switched off at once.' },
          default: { description: 'It has not arrived, and is sent again: 16 attempts in three days. Redirects are not followed.' },
        },
      };
      return [event, { post: operation }];
    }),
  );
}

function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema);
  return rest;
}
