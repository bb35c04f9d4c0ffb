import {
  ResendDeliveries,
  ResentDeliveries,
  Webhook,
  WebhookDelivery,
  WebhookValues,
  WebhookWithSecret,
} from '#contract/office/connections/webhooks';
import { officePaths } from '#contract/office/paths';
import { Recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound } from '../../../http/refusal.ts';
import {
  addWebhook,
  changeWebhook,
  deliveriesOf,
  describeWebhook,
  describeWithSecret,
  listWebhooks,
  removeWebhook,
  resendDeliveries,
  rotateSecret,
  tryWebhook,
} from '../../../services/office/connections/webhooks.ts';
import type { StoredWebhook } from '../../../store/connections/webhooks.ts';
import type { Work } from '../../../store/work.ts';
import { answersOf } from '../../answers.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact, transactOnce } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';

const config = { permission: 'connections.manage' } as const;
/** Whoever changes where all events go, or sees a secret, must have signed in within the hour. */
const careful = { ...config, needsRecentSignIn: true } as const;
const params = z.object({ id });

/** Adds the routes of the endpoints that other systems are told by. */
export function webhookRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, settings } = deps;
  const { webhooks } = settings;
  const { change } = answersOf(deps, async (webhookId) => orNotFound(await describeWebhook(store, webhookId, new Date())));
  const found = async ({ repositories }: Work, webhookId: string): Promise<StoredWebhook> =>
    orNotFound(await repositories.webhooks.find(webhookId));

  app.get(officePaths.webhooks, {
    config,
    schema: { response: { 200: z.array(Webhook) } },
    handler: () => listWebhooks(store, new Date()),
  });

  app.post(officePaths.webhooks, {
    config: careful,
    schema: { body: WebhookValues, response: { 201: WebhookWithSecret } },
    handler: async (request, reply) => {
      const { result } = await transactOnce(
        deps,
        request,
        async (work) => ({ id: await addWebhook(work, request.body, webhooks) }),
        // Two that count at the same moment would both find room for one more.
        { exclusive: true },
      );
      return reply.code(201).send(await describeWithSecret(store, result.id, new Date()));
    },
  });

  app.put(officePaths.webhook, {
    config: careful,
    schema: { params, body: WebhookValues, response: { 200: Webhook, 412: Webhook } },
    handler: (request, reply) => {
      const version = requiredVersionOf(request);
      return change(request, reply, async (work) =>
        changeWebhook(work, await found(work, request.params.id), { values: request.body, version }, webhooks),
      );
    },
  });

  app.post(officePaths.webhookSecret, {
    config: careful,
    schema: { params, response: { 200: WebhookWithSecret } },
    handler: async (request) => {
      await transact(deps, request, async (work) => rotateSecret(work, await found(work, request.params.id), webhooks));
      return describeWithSecret(store, request.params.id, new Date());
    },
  });

  app.delete(officePaths.webhook, {
    config,
    schema: { params, response: { 200: Recorded } },
    handler: async (request) => {
      const { events } = await transact(deps, request, async (work) => removeWebhook(work, await found(work, request.params.id)));
      return { events };
    },
  });

  app.get(officePaths.webhookDeliveries, {
    config,
    schema: { params, response: { 200: z.array(WebhookDelivery) } },
    handler: async (request) => {
      orNotFound(await store.webhooks.find(request.params.id));
      return deliveriesOf(store, request.params.id);
    },
  });

  app.post(officePaths.webhookResend, {
    config,
    schema: { params, body: ResendDeliveries, response: { 200: ResentDeliveries } },
    handler: async (request) => {
      const { result: resent } = await transact(deps, request, async (work) =>
        resendDeliveries(work, await found(work, request.params.id), request.body.delivery),
      );
      deps.wakeOutbox();
      return { resent };
    },
  });

  app.post(officePaths.webhookTest, {
    config,
    schema: { params, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await transact(deps, request, async (work) => tryWebhook(work, await found(work, request.params.id)));
      deps.wakeOutbox();
      return reply.code(204).send();
    },
  });
}
