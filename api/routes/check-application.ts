import { ApplicationRequest } from '#contract/application';
import { applicationForm } from '#contract/forms/application';
import { summaryOf } from '#contract/forms/validate-form';
import type { Message } from '#contract/messages';
import type { PdfProblem } from '../files/pdf-check.ts';
import type { ReceivedResume } from '../files/received-resume.ts';
import type { ApplicationForm } from '../http/application-form.ts';
import { Refusal } from '../http/refusal.ts';
import { requireNoNul } from '../http/refuse-nul.ts';
import { validate } from '../http/validation.ts';

const { required, wrongType, tooLarge } = applicationForm.fields.resume;
const resumeErrors: Record<PdfProblem, Message> = {
  empty: { key: required },
  'not-a-pdf': { key: wrongType },
  'too-large': { key: tooLarge },
};

/** Checks fields and résumé together, so that a visitor learns of all errors at once. Throws a Refusal whose errors are in the form's order. */
export function checkApplication({ fields, resume }: ApplicationForm): { request: ApplicationRequest; resume: ReceivedResume } {
  const { resume: text, ...texts } = fields;
  requireNoNul(texts);
  const result = validate(ApplicationRequest, texts);
  const problem = resume ? resume.problem : 'empty';
  // A résumé sent as text instead of as a file.
  const resumeError = text === undefined ? problem && resumeErrors[problem] : resumeErrors['not-a-pdf'];
  if (result.ok && resume && !resumeError) return { request: result.value, resume };
  const errors = { ...(result.ok ? {} : result.errors), ...(resumeError ? { resume: resumeError } : {}) };
  throw new Refusal(result.ok && problem === 'too-large' ? 413 : 422, summaryOf(errors, applicationForm), errors);
}
