import { expect, test } from 'vitest';
import { formMessages as texts } from '#content/en/messages';
import type { FormOutcome } from '#contract/form-outcome';
import { applicationForm } from '#contract/forms/application';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import { sampleValues } from '#contract/testing/sample-values';
import { ApiError } from '#ui/http/api-error.ts';
import {
  problemOfError,
  problemOfInput,
  referenceIn,
  requestValues,
  stateAfterInput,
  stateOfOutcome,
  stateWithError,
} from './form-state.ts';

const quote = sampleValues(quoteForm);
const review = { ...sampleValues(reviewForm), rate: '4' };

test('a complete form has no problem', () => {
  expect(problemOfInput(quoteForm, quote, texts)).toBeUndefined();
  expect(problemOfInput(reviewForm, review, texts)).toBeUndefined();
});

test('empty fields of the quote form are marked, under the summary of the specification', () => {
  expect(problemOfInput(quoteForm, { ...quote, country: '  ', message: '' }, texts)).toEqual({
    step: 'invalid',
    message: 'All fields are required',
    errors: { country: 'Please enter your country', message: 'Please write at least one sentence' },
  });
});

test('a review without a rating is refused with the summary of the specification', () => {
  expect(problemOfInput(reviewForm, { ...review, rate: '' }, texts)).toMatchObject({
    message: 'Please fill in all fields and select a rating',
    errors: { rate: 'Please choose one to five stars' },
  });
});

test('a single invalid e-mail address is its own summary', () => {
  expect(problemOfInput(quoteForm, { ...quote, email: 'rania@' }, texts)).toMatchObject({
    message: 'Please enter a valid email',
    errors: { email: 'Please enter a valid email' },
  });
});

test('fields that the server refuses are marked, and its message is the summary', () => {
  const error = new ApiError(422, { message: 'Please correct the marked fields', errors: { country: 'Please use at most 80 characters' } });
  expect(problemOfError(quoteForm, error, texts)).toEqual({
    step: 'invalid',
    message: 'Please correct the marked fields',
    errors: { country: 'Please use at most 80 characters' },
  });
});

test('an error at a field that the form does not have is a failure of the form', () => {
  const error = new ApiError(422, { message: 'This field is not known', errors: { remark: 'This field is not known' } });
  expect(problemOfError(quoteForm, error, texts)).toEqual({ step: 'failed', message: 'This field is not known' });
});

test('a failure without a message of the server has the message of the specification', () => {
  expect(problemOfError(quoteForm, new ApiError(500), texts)).toEqual({ step: 'failed', message: 'Submission failed' });
  expect(problemOfError(reviewForm, new ApiError(), texts)).toEqual({ step: 'failed', message: 'Something went wrong' });
});

test('a failure with a message of the server shows that message', () => {
  expect(problemOfError(quoteForm, new ApiError(503, { message: 'Closed for an hour' }), texts)).toEqual({
    step: 'failed',
    message: 'Closed for an hour',
  });
});

test('typing in a field clears its error, and the last one takes the summary with it', () => {
  const both = problemOfInput(quoteForm, { ...quote, country: '', message: '' }, texts);
  if (!both) expect.fail('two fields are empty');
  const one = stateAfterInput(both, 'country');
  expect(one).toMatchObject({ step: 'invalid', errors: { message: 'Please write at least one sentence' } });
  expect(one).not.toHaveProperty('errors.country');
  expect(stateAfterInput(one, 'message')).toEqual({ step: 'editing' });
});

test('typing leaves any other state as it is', () => {
  const failed = { step: 'failed', message: 'Submission failed' } as const;
  expect(stateAfterInput(failed, 'country')).toBe(failed);
});

test('an error that is found before sending joins those that are shown', () => {
  const first = stateWithError({ step: 'editing' }, 'resume', 'Please select a PDF file');
  expect(first).toEqual({ step: 'invalid', message: 'Please select a PDF file', errors: { resume: 'Please select a PDF file' } });
  expect(stateWithError<string>(first, 'email', 'Email is required')).toMatchObject({
    message: 'Please select a PDF file',
    errors: { resume: 'Please select a PDF file', email: 'Email is required' },
  });
});

test('without an outcome a form is in the editing state', () => {
  expect(stateOfOutcome(quoteForm, undefined, texts)).toEqual({ step: 'editing' });
});

test('the outcome of a form that was sent without JavaScript leads to the same states', () => {
  const invalid: FormOutcome['result'] = {
    ok: false,
    status: 422,
    message: 'All fields are required',
    errors: { country: 'Please enter your country' },
  };
  const down: FormOutcome['result'] = { ok: false, status: 503, message: 'Submission failed', errors: {} };
  const sent: FormOutcome['result'] = { ok: true, receipt: { reference: 'K7F4M2QX', receivedAt: '2026-11-02T08:00:00.000Z' } };
  const stateOf = (result: FormOutcome['result']) => stateOfOutcome(quoteForm, { form: 'quote', values: quote, result }, texts);
  expect(stateOf(invalid)).toMatchObject({ step: 'invalid', errors: { country: 'Please enter your country' } });
  expect(stateOf(down)).toEqual({ step: 'failed', message: 'Submission failed' });
  expect(stateOf(sent)).toEqual({ step: 'sent', reference: 'K7F4M2QX', values: quote });
});

test('a reference is shown when the response has one', () => {
  expect(referenceIn({ reference: 'K7F4M2QX' })).toBe('K7F4M2QX');
  for (const response of [undefined, null, 'stored', {}, { reference: 7 }]) expect(referenceIn(response)).toBeUndefined();
});

test('the request of a review has its rating as a number', () => {
  expect(requestValues(reviewForm, review)).toEqual({ ...review, rate: 4 });
});

test('a request carries trimmed text and what the page fills in, and no file', () => {
  const input = { careerId: '7', fullName: ' Salma Nour ', email: 'salma@example.com', resume: new File(['%PDF-'], 'cv.pdf') };
  const request = requestValues(applicationForm, input);
  expect(request).toMatchObject({ careerId: '7', fullName: 'Salma Nour', email: 'salma@example.com' });
  expect(request).not.toHaveProperty('resume');
});
