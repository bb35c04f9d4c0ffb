import { jobAlertDays } from '#contract/job-alerts/job-alerts';
import { type Locale, localizedPath } from '#contract/locales';
import { jobAlertConfirmation } from '#contract/urls';
import { hashToken, newToken } from '../../accounts/tokens.ts';
import type { ErasureContext } from '../../cases/erase-submissions.ts';
import { readCompany } from '../../company/company.ts';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import type { MailContext } from '../../settings.ts';
import type { JobAlert } from '../../store/jobs/job-alerts.ts';
import type { Repositories } from '../../store/open-store.ts';
import { inTransaction, type Work } from '../../store/work.ts';
import { leavingLinks, mailJobAlert, paragraph } from './job-alert-mail.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Milliseconds in which an address gets one mail, however often and by whomever it is entered. */
const pauseMs = dayMs;

/** Days for which mails that have gone are kept: a report that one has come back names it. */
const keptMailDays = 30;

type ErasingContext = Pick<ErasureContext, 'store' | 'mailFiles'>;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** The earliest time of asking that can still be confirmed. */
const confirmableFrom = (now: Date): Date => before(now, jobAlertDays * dayMs);

/** Somebody wants to hear of new jobs at an address, whose owner has to confirm it. Whoever is told already gets a mail that says so. Inside a transaction. */
export async function askForJobAlerts(work: Work, context: MailContext, email: string, language: Locale): Promise<void> {
  const { repositories, now } = work;
  const token = newToken();
  const request = { email, locale: language, tokenHash: hashToken(token) };
  const alert = await repositories.jobAlerts.ask(request, now, before(now, pauseMs));
  if (!alert) return;
  const { locale, confirmedAt } = alert;
  const { confirm, known } = context.texts[locale].mails.jobAlerts;
  const text = confirmedAt === null ? confirm : known;
  const company = (await readCompany(repositories, context.settings)).brands[locale].name;
  const url = context.settings.origin + localizedPath(jobAlertConfirmation(token), locale);
  const toConfirm = [{ kind: 'link' as const, label: confirm.link, url }, paragraph(confirm.validity), paragraph(confirm.notExpected)];
  await mailJobAlert(work, context, alert, {
    subject: fillMailText(text.subject, { company }, locale),
    blocks: [paragraph(fillMailText(text.intro, { company }, locale)), ...(confirmedAt === null ? toConfirm : [])],
    canLeave: confirmedAt !== null,
  });
}

/** The address that a token confirms, or has confirmed; undefined for any other text, and once the time for it is over. */
export const confirmationOf = ({ jobAlerts }: Pick<Repositories, 'jobAlerts'>, token: string, now: Date): Promise<JobAlert | undefined> =>
  jobAlerts.findByToken(hashToken(token), confirmableFrom(now));

/** Confirms an address; repeating it changes nothing. False for a token that opens nothing. Inside a transaction. */
export async function confirmJobAlerts({ repositories, now }: Work, token: string): Promise<boolean> {
  const alert = await confirmationOf(repositories, token, now);
  if (!alert) return false;
  if (await repositories.jobAlerts.confirm(alert.id, now)) await repositories.topics.changed('jobs');
  return true;
}

/** The address of a token with which one leaves: null once it is erased; undefined for a token that was not made here. */
export async function alertToLeave(
  repositories: Pick<Repositories, 'jobAlerts' | 'secrets'>,
  token: string,
): Promise<JobAlert | null | undefined> {
  const id = await leavingLinks.idOf(repositories, token);
  return id === undefined ? undefined : ((await repositories.jobAlerts.find(id)) ?? null);
}

/** Erases addresses with all mails to them. The rows go last: what fails half-way is completed by a repetition. */
export async function eraseJobAlerts({ store, mailFiles }: ErasingContext, alerts: readonly JobAlert[]): Promise<void> {
  if (alerts.length === 0) return;
  for (const { email } of alerts)
    for (const name of await mailFiles.find({ references: await store.jobAlerts.mailsTo(email) })) await mailFiles.delete(name);
  await inTransaction(store, { actor: null }, async ({ repositories }) => {
    await repositories.jobAlerts.remove(alerts);
    await repositories.topics.changed('jobs');
  });
  await store.purgeDeleted();
}

/** Erases addresses that nobody has confirmed in time, and mails that are of no use any more. */
export async function sweepJobAlerts(context: ErasingContext, now: Date): Promise<void> {
  await eraseJobAlerts(context, await context.store.jobAlerts.unconfirmedBefore(confirmableFrom(now)));
  await context.store.jobAlerts.forgetMails(before(now, keptMailDays * dayMs));
}
