import { expect, test } from 'vitest';
import type { FormOutcome } from '#contract/form-outcome';
import { ApiError } from '#ui/http/api-error.ts';
import { problemOfError, problemOfTyped, referenceIn, stateAfterTyping, stateOfOutcome } from './form-state.ts';
import { quoteRules } from './quote-rules.ts';
import { reviewRules } from './review-rules.ts';

const quote = { fullName: 'Rania Haddad', email: 'rania@example.com', phoneNumber: '+962 7', country: 'Jordan', message: 'A till.' };
const review = { fullName: 'Rania Haddad', email: 'rania@example.com', rate: '4', service: 'Web', message: 'On time.' };

test('a complete form has no problem', () => {
  expect(problemOfTyped(quoteRules, quote)).toBeUndefined();
  expect(problemOfTyped(reviewRules, review)).toBeUndefined();
});

test('empty fields of the quote form are marked, under the words of the specification', () => {
  expect(problemOfTyped(quoteRules, { ...quote, country: '  ', message: '' })).toEqual({
    step: 'invalid',
    message: 'All fields are required',
    errors: { country: 'Please fill in this field', message: 'Please fill in this field' },
  });
});

test('a review without a rating is refused with the words of the specification', () => {
  expect(problemOfTyped(reviewRules, { ...review, rate: '' })).toMatchObject({
    message: 'Please fill in all fields and select a rating',
    errors: { rate: 'Please fill in this field' },
  });
});

test('a wrong e-mail address alone is what the summary says', () => {
  expect(problemOfTyped(quoteRules, { ...quote, email: 'rania@' })).toMatchObject({
    message: 'Please enter a valid email',
    errors: { email: 'Please enter a valid email' },
  });
});

test('fields that the server refuses are marked, and its message is the summary', () => {
  const error = new ApiError(422, { message: 'Please correct the marked fields', errors: { country: 'Please use at most 80 characters' } });
  expect(problemOfError(quoteRules, error)).toEqual({
    step: 'invalid',
    message: 'Please correct the marked fields',
    errors: { country: 'Please use at most 80 characters' },
  });
});

test('fields that the form does not have are nothing a visitor could correct', () => {
  const error = new ApiError(422, { message: 'This field is not known', errors: { companyWebsite: 'This field is not known' } });
  expect(problemOfError(quoteRules, error)).toEqual({ step: 'failed', message: 'This field is not known' });
});

test('a failure without a message of the server has the words of the specification', () => {
  expect(problemOfError(quoteRules, new ApiError(500))).toEqual({ step: 'failed', message: 'Submission failed' });
  expect(problemOfError(reviewRules, new ApiError())).toEqual({ step: 'failed', message: 'Something went wrong' });
});

test('a failure with a message of the server shows that message', () => {
  expect(problemOfError(quoteRules, new ApiError(503, { message: 'Closed for an hour' }))).toEqual({
    step: 'failed',
    message: 'Closed for an hour',
  });
});

test('typing in a field clears its error, and the last one takes the summary with it', () => {
  const both = problemOfTyped(quoteRules, { ...quote, country: '', message: '' });
  if (!both) expect.fail('two fields are empty');
  const one = stateAfterTyping(both, 'country');
  expect(one).toMatchObject({ step: 'invalid', errors: { message: 'Please fill in this field' } });
  expect(one).not.toHaveProperty('errors.country');
  expect(stateAfterTyping(one, 'message')).toEqual({ step: 'editing' });
});

test('typing leaves any other state as it is', () => {
  const failed = { step: 'failed', message: 'Submission failed' } as const;
  expect(stateAfterTyping(failed, 'country')).toBe(failed);
});

test('without an outcome a form is there to be filled in', () => {
  expect(stateOfOutcome(quoteRules, undefined)).toEqual({ step: 'editing' });
});

test('the outcome of a form that was sent without JavaScript reads the same', () => {
  const invalid: FormOutcome['result'] = {
    ok: false,
    status: 422,
    message: 'All fields are required',
    errors: { country: 'Please fill in this field' },
  };
  const down: FormOutcome['result'] = { ok: false, status: 503, message: 'Submission failed', errors: {} };
  const sent: FormOutcome['result'] = { ok: true, receipt: { reference: 'K7F4M2QX', receivedAt: '2026-11-02T08:00:00.000Z' } };
  const stateOf = (result: FormOutcome['result']) => stateOfOutcome(quoteRules, { form: 'quote', values: quote, result });
  expect(stateOf(invalid)).toMatchObject({ step: 'invalid', errors: { country: 'Please fill in this field' } });
  expect(stateOf(down)).toEqual({ step: 'failed', message: 'Submission failed' });
  expect(stateOf(sent)).toEqual({ step: 'sent', reference: 'K7F4M2QX', typed: quote });
});

test('a reference is shown when the answer has one', () => {
  expect(referenceIn({ reference: 'K7F4M2QX' })).toBe('K7F4M2QX');
  for (const answer of [undefined, null, 'stored', {}, { reference: 7 }]) expect(referenceIn(answer)).toBeUndefined();
});

test('a review goes out with its rating as a number', () => {
  expect(reviewRules.request(review)).toEqual({ ...review, rate: 4 });
});
