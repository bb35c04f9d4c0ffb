import { applicationForm as application } from '#contract/forms/application';
import { quoteForm as quote } from '#contract/forms/quote';
import { reviewForm as review } from '#contract/forms/review';
import { localizedPath } from '#contract/locales';
import { sampleTexts } from '#contract/testing/sample-values';

const formPost = (url: string, fields: Record<string, string>) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', accept: 'text/html' },
  payload: new URLSearchParams(fields).toString(),
});

/** The quote form as a browser without JavaScript sends it. */
export const quoteForm = (changes: Record<string, string> = {}) =>
  formPost('/contact', {
    ...sampleTexts(quote, { remark: '' }),
    ...changes,
  });

/** The review form as a browser without JavaScript sends it. */
export const reviewForm = (changes: Record<string, string> = {}) =>
  formPost('/', {
    ...sampleTexts(review, { remark: '' }),
    ...changes,
  });

/** The application form as a browser without JavaScript sends it. The multipart boundary differs in every call, as it does in browsers. */
export async function applicationForm(careerId: string, changes: Record<string, string> = {}, resume: Blob = smallPdf) {
  const form = new FormData();
  const fields = { ...sampleTexts(application, { careerId, remark: '' }), ...changes };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', resume, resume.size > 0 ? 'Salma Nour.pdf' : '');
  const body = new Response(form);
  return {
    method: 'POST' as const,
    url: '/careers',
    headers: { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

const smallPdf = new Blob(['%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF\n'], { type: 'application/pdf' });

/** A form as the page in Arabic sends it. */
export const inArabic = <Form extends { url: string }>(form: Form): Form => ({ ...form, url: localizedPath(form.url, 'ar') });
