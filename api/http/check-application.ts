import { ApplicationRequest } from '#contract/application';
import { messages } from '#contract/messages';
import type { PdfProblem } from '../files/pdf-check.ts';
import type { ReceivedResume } from '../services/submit-application.ts';
import type { ApplicationForm } from './application-form.ts';
import { check, type InputErrors } from './validation.ts';

export type CheckedApplication =
  | { ok: true; request: ApplicationRequest; resume: ReceivedResume }
  | { ok: false; status: 413 | 422; errors: InputErrors };

const resumeMessages: Record<PdfProblem, string> = {
  empty: messages.application.resumeRequired,
  'not-a-pdf': messages.application.notPdf,
  'too-large': messages.application.tooLarge,
};

/** Checks fields and résumé together, so that a visitor learns of everything at once. Errors stand in the form's order. */
export function checkApplication({ fields, resume }: ApplicationForm): CheckedApplication {
  const { resume: text, ...texts } = fields;
  const checked = check(ApplicationRequest, texts);
  const problem = resume ? resume.problem : 'empty';
  // A résumé sent as text instead of as a file.
  const resumeError = text === undefined ? problem && resumeMessages[problem] : messages.application.notPdf;
  if (checked.ok && resume && !resumeError) return { ok: true, request: checked.value, resume };
  const errors = { ...(checked.ok ? {} : checked.errors), ...(resumeError ? { resume: resumeError } : {}) };
  return { ok: false, status: checked.ok && problem === 'too-large' ? 413 : 422, errors };
}
