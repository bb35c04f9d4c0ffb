import { expect, test } from 'vitest';
import { validateField } from '../fields.ts';
import { limits } from '../limits.ts';
import { QuoteRequest } from '../quote.ts';
import { sampleValues } from '../testing/sample-values.ts';
import { applicationForm } from './application.ts';
import { requiredFields } from './form-definition.ts';
import { quoteForm } from './quote.ts';
import { summaryOf, validateForm } from './validate-form.ts';

test('every field that was left out is named', () => {
  expect(requiredFields(quoteForm)).toEqual(expect.arrayContaining(['fullName', 'email', 'message']));
  expect(Object.keys(validateForm(quoteForm, {}))).toEqual(requiredFields(quoteForm));
});

test("the summary of a form with something missing is the form's own, whatever else is wrong", () => {
  const errors = validateForm(quoteForm, { fullName: 'A', email: 'x', phoneNumber: '1', country: '' });

  expect(summaryOf(errors, quoteForm)).toEqual({ key: 'quote.required' });
});

test('a single error is its own summary, different ones are summed up by a request to correct the fields', () => {
  const [email, tooLong] = [{ key: 'field.invalidEmail' }, { key: 'field.tooLong', params: { max: 120 } }] as const;
  expect(summaryOf({ email }, quoteForm)).toEqual(email);
  expect(summaryOf({ fullName: tooLong, country: tooLong }, quoteForm)).toEqual(tooLong);
  expect(summaryOf({ email, fullName: tooLong }, quoteForm)).toEqual({ key: 'form.correctFields' });
  expect(summaryOf({ fullName: tooLong, phoneNumber: { key: 'field.tooLong', params: { max: 40 } } }, quoteForm)).toEqual({
    key: 'form.correctFields',
  });
});

test('a form without a message for missing fields is summed up by its first error', () => {
  expect(summaryOf(validateForm(applicationForm, { email: 'x' }), applicationForm)).toEqual({ key: 'application.fullNameRequired' });
});

test.each([
  ['none', undefined, 'application.resumeRequired'],
  ['an empty one', file('cv.pdf', 'application/pdf', 0), 'application.resumeRequired'],
  ['a PDF', file('cv.pdf', 'application/pdf', 10), undefined],
  ['a PDF whose type the browser does not know', file('CV.PDF', '', 10), undefined],
  ...['application/octet-stream', 'binary/octet-stream', 'application/x-pdf', 'text/pdf', 'application/download'].map(
    (type): [string, File, undefined] => [`a PDF that the browser calls ${type}`, file('cv.pdf', type, 10), undefined],
  ),
  ['a PDF without a type and an ending', file('document:1234', '', 10), undefined],
  ['a download without an ending', file('document', 'application/octet-stream', 10), undefined],
  ['a document of a system without Word', file('CV.DOCX', '', 10), 'application.notPdf'],
  ['a document that is called a download', file('cv.doc', 'application/octet-stream', 10), 'application.notPdf'],
  ['a picture', file('cv.png', 'image/png', 10), 'application.notPdf'],
  ['a picture that is called a PDF', file('cv.pdf', 'image/png', 10), 'application.notPdf'],
  ['a PDF of 5 MiB', file('cv.pdf', 'application/pdf', limits.resume), undefined],
  ['a larger PDF', file('cv.pdf', 'application/pdf', limits.resume + 1), 'application.tooLarge'],
])('the file "%s" is validated before it is sent', (_case, chosen, key) => {
  expect(validateField(applicationForm.fields.resume, chosen)?.key).toBe(key);
});

function file(name: string, type: string, size: number): File {
  return new File([new Uint8Array(size)], name, { type });
}

test('a phone number may be typed in Arabic or Persian digits, and is stored in those that are dialled', () => {
  expect(validateField(quoteForm.fields.phoneNumber, '٠٧٩ ۱۲۳')).toBeUndefined();
  const request = sampleValues(quoteForm, { fullName: 'أمل', message: '٣ صناديق', phoneNumber: ' +٩٦٢ ٧ ۹۰۱۲ ' });
  expect(QuoteRequest.parse(request)).toMatchObject({
    phoneNumber: '+962 7 9012',
    message: '٣ صناديق',
  });
});
