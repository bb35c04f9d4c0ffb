import { jobAlertPaths } from '#contract/job-alerts/job-alerts';
import type { Locale } from '#contract/locales';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import type { TestApi } from './test-api.ts';

export const askForAlerts = (api: TestApi, email: string, locale: Locale = 'en', more: object = {}) =>
  api.post(jobAlertPaths.alerts, { email, ...more }, { 'accept-language': locale });

export const confirmAlerts = (api: TestApi, token: string) => api.post(jobAlertPaths.confirmation(token), {});

/** The mails about new jobs to an address, the oldest first. */
export async function alertMails({ store }: Pick<TestApi, 'store'>, email: string): Promise<StoredMail[]> {
  return (await store.outbox.list()).filter(({ kind, recipient }) => kind === 'alert' && recipient === email).reverse();
}

/** The tokens of the links in a mail; empty where it has none. */
export const linkTokens = (mail: StoredMail | undefined) => ({
  confirming: /\/alerts\/confirm\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '',
  leaving: /\/alerts\/leave\/([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? '',
});

/** Asks for mails about new jobs, and confirms the address as its owner does. */
export async function subscribe(api: TestApi, email: string, locale: Locale = 'en'): Promise<void> {
  await askForAlerts(api, email, locale);
  await confirmAlerts(api, linkTokens((await alertMails(api, email))[0]).confirming);
}
