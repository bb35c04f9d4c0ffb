import type { Job } from '#contract/job';
import { type Locale, locales } from '#contract/locales';
import { jobUrl } from '#contract/urls';
import { readCompany } from '../../company/company.ts';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import type { MailBlock } from '../../mail/mail-content.ts';
import type { MailContext } from '../../settings.ts';
import { recordEvent, type Work } from '../../store/work.ts';
import { type JobAlertMail, mailJobAlert, paragraph } from './job-alert-mail.ts';

/** Milliseconds for which a job has been public before anybody is told: what was published by mistake is taken back within them. */
const restMs = 60 * 60 * 1000;

/**
 * Tells everybody who has confirmed it, in one mail, of the open jobs of which nobody was told. Inside a transaction. A job that is closed by now is left
 * out, and one that opens again is new to nobody.
 */
export async function announceJobs(work: Work, context: MailContext): Promise<void> {
  const { repositories, now } = work;
  const { careers, jobAlerts } = repositories;
  const rested = new Date(now.getTime() - restMs).toISOString();
  const open = (await careers.listOpen(now)).filter(({ publishedAt }) => publishedAt <= rested);
  const announced = await careers.announce(
    open.map(({ _id }) => _id),
    now,
  );
  const readers = announced.length === 0 ? [] : await jobAlerts.listConfirmed();
  if (readers.length === 0) return;
  const { brands } = await readCompany(repositories, context.settings);
  for (const locale of locales) {
    const jobs = (await careers.listOpen(now, locale)).filter(({ _id }) => announced.includes(_id));
    const mail = jobsMail(context, locale, jobs, brands[locale].name);
    for (const reader of readers.filter((one) => one.locale === locale)) await mailJobAlert(work, context, reader, mail);
  }
  for (const { _id, jobTitle } of open.filter((job) => announced.includes(job._id)))
    await recordEvent(work, { kind: 'job.announced', subject: { kind: 'job', id: _id, name: jobTitle }, after: String(readers.length) });
}

function jobsMail({ texts, settings }: MailContext, locale: Locale, jobs: readonly Job[], company: string): JobAlertMail {
  const { format, mails } = texts[locale];
  const { one, several, job: sentence, read } = mails.jobAlerts;
  const { subject, intro } = jobs.length === 1 ? one : several;
  // A closing date is a calendar day without a time zone.
  const dayFormat = new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' });
  const fill = (text: string, values: Record<string, string>) => fillMailText(text, { company, ...values }, locale);
  return {
    subject: fill(subject, { job: jobs[0]?.jobTitle ?? '' }),
    blocks: [
      paragraph(fill(intro, {})),
      ...jobs.flatMap(({ _id, jobTitle, location, closingDate }): MailBlock[] => [
        paragraph(fill(sentence, { job: jobTitle, location, date: dayFormat.format(new Date(closingDate)) })),
        { kind: 'link', label: fill(read, { job: jobTitle }), url: settings.origin + jobUrl(_id, locale) },
      ]),
    ],
    canLeave: true,
  };
}
