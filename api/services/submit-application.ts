import type { ApplicationRequest } from '#contract/application';
import { applicationForm } from '#contract/forms/application';
import { applicationCases } from '../cases/applications/application-cases.ts';
import { applicationLink } from '../cases/applications/application-link.ts';
import { firstApplication, joinApplication } from '../cases/applications/join-application.ts';
import { record } from '../cases/record.ts';
import type { FileStore } from '../files/file-store.ts';
import type { ReceivedResume } from '../files/received-resume.ts';
import { enteredFacts } from '../mail/entered-facts.ts';
import { fillMailText } from '../mail/fill-mail-text.ts';
import { staffLocale } from '../mail/staff-mail.ts';
import { type Accepted, acceptSubmission, answerBy, type SentForm, type SubmissionContext, submissionKey } from './accept-submission.ts';
import { notifyOfReply } from './office/reply-mails.ts';
import { spamScore } from './spam-score/spam-score.ts';

export type ApplicationOutcome = Accepted | { ok: false; reason: 'unknown-career' | 'career-closed' };

/** Keeps the résumé and stores the application. A résumé whose application was refused or could not be stored does not stay. */
export async function submitApplication(
  context: SubmissionContext & { files: FileStore },
  request: ApplicationRequest,
  resume: ReceivedResume,
  { locale, key, source }: SentForm,
): Promise<ApplicationOutcome> {
  const { remark, elapsedMs, ...applicant } = request;
  const texts = context.texts[staffLocale];
  const { suspicious, reasons } = spamScore({ fullName: applicant.fullName }, request);
  const submission = submissionKey(key, 'application', { ...applicant, resume: resume.hash });

  // Before the job is read: a retry gets the first response even when the job has closed in between.
  const { store } = context;
  const until = answerBy();
  const known = submission && (await store.persistently(() => store.idempotency.find(submission), { until }));
  if (known?.state === 'known') return { ok: true, receipt: known.receipt, replayed: true };

  const job = await store.persistently(() => store.careers.find(applicant.careerId, new Date()), { until });
  if (!job) return { ok: false, reason: 'unknown-career' };
  if (!job.isOpen) return { ok: false, reason: 'career-closed' };

  const resumeKey = await resume.draft.commit();
  const undo = () => context.files.delete('resumes', resumeKey);
  const file = { resumeKey, resumeName: resume.fileName, resumeSize: resume.size };
  const sentFile = fillMailText(texts.mails.staff.resume, { name: resume.fileName, size: Math.ceil(resume.size / 1024) }, staffLocale);
  let statusUrl = '';
  const accepted = await acceptSubmission(context, {
    key: submission,
    until,
    async insert(work, receipt) {
      const { repositories } = work;
      const firstId = await firstApplication(work, { ...applicant, suspicious });
      const id = await repositories.applicants.add({
        ...receipt,
        ...applicant,
        ...file,
        ...source,
        suspicious,
        spamReasons: reasons,
        locale,
      });
      statusUrl = await applicationLink(repositories, id, locale, context.settings.origin);
      await record(applicationCases, work, { ...receipt, ...applicant, id }, [{ kind: 'application.received' }]);
      const shownId = await joinApplication(work, id, firstId);
      if (shownId !== id) await notifyOfReply(work, context, applicationCases, shownId);
      return shownId;
    },
    describe: (receipt, id) => ({
      ...receipt,
      ...enteredFacts(applicationForm, { ...applicant, careerId: job.jobTitle, resume: sentFile }, texts),
      suspicious,
      locale,
      topic: job.jobTitle,
      statusUrl,
      officePath: `/applications/${id}`,
    }),
  }).catch(async (error: unknown) => {
    // When the connection was lost, the row may have been stored all the same, and then it needs its file. The sweep checks later.
    if (!store.isUnavailable(error)) await undo();
    throw error;
  });
  if (!accepted.ok || accepted.replayed) await undo();
  return accepted;
}
