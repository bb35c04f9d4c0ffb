import type { ApplicationRequest } from '#contract/application';
import type { FileDraft, FileStore } from '../files/file-store.ts';
import { type Accepted, acceptSubmission, type SubmissionContext, submissionKey } from './accept-submission.ts';
import { looksAutomatic } from './spam-check.ts';

/** A résumé that has been received and looked at, but not kept yet. */
export interface ReceivedResume {
  draft: FileDraft;
  /** The visitor's own name for it: display text only. */
  fileName: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
}

export type ApplicationOutcome = Accepted | { ok: false; reason: 'unknown-career' | 'career-closed' };

/** Keeps the résumé and stores the application. A résumé whose application was refused or could not be stored does not stay. */
export async function submitApplication(
  context: SubmissionContext & { files: FileStore },
  request: ApplicationRequest,
  resume: ReceivedResume,
  key: string | undefined,
): Promise<ApplicationOutcome> {
  const { companyWebsite, elapsedMs, ...applicant } = request;
  const suspicious = looksAutomatic(request);
  const submission = submissionKey(key, 'application', { ...applicant, resume: resume.hash });

  // Before the career is looked at: a retry gets the first answer even when the position has closed in between.
  const known = submission && (await context.store.idempotency.look(submission));
  if (known?.state === 'known') return { ok: true, receipt: known.receipt, replayed: true };

  const career = await context.store.careers.find(applicant.careerId, new Date());
  if (!career) return { ok: false, reason: 'unknown-career' };
  if (!career.isOpen) return { ok: false, reason: 'career-closed' };

  const resumeKey = await resume.draft.keep();
  const undo = () => context.files.delete('resumes', resumeKey);
  const file = { resumeKey, resumeName: resume.fileName, resumeSize: resume.size };
  const accepted = await acceptSubmission(context, {
    key: submission,
    insert: ({ applicants }, receipt) => applicants.add({ ...receipt, ...applicant, ...file, suspicious }),
    describe: (receipt) => ({
      ...receipt,
      suspicious,
      visitorEmail: applicant.email,
      thing: 'job application',
      facts: [
        ['Position', career.jobTitle],
        ['Full name', applicant.fullName],
        ['E-mail', applicant.email],
        ['Résumé', `${resume.fileName} (${Math.ceil(resume.size / 1024)} KiB)`],
      ],
      commands: ['npm run inbox -- applicants', `npm run inbox -- applicants resume ${receipt.reference} --out ${receipt.reference}.pdf`],
      nextSteps: 'We read it together with your résumé and write to this address.',
    }),
  }).catch(async (error: unknown) => {
    // When the connection was lost, the row may have been stored all the same, and then it needs its file. The sweep looks later.
    if (!context.store.isUnavailable(error)) await undo();
    throw error;
  });
  if (!accepted.ok || accepted.replayed) await undo();
  return accepted;
}
