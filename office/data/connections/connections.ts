import { useMutation, useQuery } from '@tanstack/react-query';
import { type NewToken, Token, TokenWithSecret } from '#contract/office/connections/tokens';
import { ResentDeliveries, Webhook, WebhookDelivery, type WebhookValues, WebhookWithSecret } from '#contract/office/connections/webhooks';
import { z } from '#contract/zod';
import { request, requestChange } from '../requests/request.ts';

const webhooksKey = ['connections', 'webhooks'] as const;
const tokensKey = ['connections', 'tokens'] as const;
/** An endpoint and its deliveries change together. */
const meta = { refetches: [['connections']] } as const;

/** Endpoints of other systems, the oldest first. */
export const useWebhooks = () =>
  useQuery({ queryKey: webhooksKey, queryFn: ({ signal }) => request('webhooks', { schema: z.array(Webhook), signal }) });

/** Deliveries of an endpoint: those that were given up, then those that were sent or wait, the newest first. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: ['connections', 'deliveries', id],
    queryFn: ({ signal }) => request('webhookDeliveries', { parameters: { id }, schema: z.array(WebhookDelivery), signal }),
  });

export const useAddWebhook = () =>
  useMutation({
    mutationFn: ({ values, key }: { values: WebhookValues; key: string }) =>
      request('webhooks', { method: 'POST', body: values, idempotencyKey: key, schema: WebhookWithSecret }),
    meta,
  });

/** Rejects with the newer endpoint as `newer` when somebody else was faster. */
export const useChangeWebhook = () =>
  useMutation({
    mutationFn: ({ id, version, values }: { id: string; version: number; values: WebhookValues }) =>
      request('webhook', { method: 'PUT', parameters: { id }, version, body: values, schema: Webhook }),
    meta,
  });

export const useRenewSecret = () =>
  useMutation({
    mutationFn: (id: string) => request('webhookSecret', { method: 'POST', parameters: { id }, schema: WebhookWithSecret }),
    meta,
  });

export const useRemoveWebhook = () =>
  useMutation({ mutationFn: (id: string) => requestChange('webhook', { method: 'DELETE', parameters: { id } }), meta });

export const useTryWebhook = () =>
  useMutation({ mutationFn: (id: string) => request('webhookTest', { method: 'POST', parameters: { id } }), meta });

/** Sends one again, or all that were given up. */
export const useResendDeliveries = () =>
  useMutation({
    mutationFn: ({ id, delivery }: { id: string; delivery?: string }) =>
      request('webhookResend', { method: 'POST', parameters: { id }, body: { delivery }, schema: ResentDeliveries }),
    meta,
  });

/** Tokens of other systems, the newest first. */
export const useTokens = () =>
  useQuery({ queryKey: tokensKey, queryFn: ({ signal }) => request('tokens', { schema: z.array(Token), signal }) });

export const useAddToken = () =>
  useMutation({
    mutationFn: (token: NewToken) => request('tokens', { method: 'POST', body: token, schema: TokenWithSecret }),
    meta,
  });

export const useRevokeToken = () =>
  useMutation({ mutationFn: (id: string) => request('token', { method: 'DELETE', parameters: { id } }), meta });
