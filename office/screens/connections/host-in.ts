import type { Webhook } from '#contract/office/connections/webhooks';

/** The host of a URL, which names an endpoint: what is behind it may be a secret. */
export const hostIn = (url: string): string => URL.parse(url)?.host ?? url;

/** Returns what people call a webhook. */
export const webhookName = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string => description || hostIn(url);
