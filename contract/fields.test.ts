import { expect, test } from 'vitest';
import { resumeProblem } from './application-fields.ts';
import { problemsOf, summaryOf } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { quoteFields } from './quote-fields.ts';

test('every field that was left out is named', () => {
  expect(Object.keys(problemsOf(quoteFields, {}))).toEqual(['fullName', 'email', 'phoneNumber', 'country', 'message']);
});

test('a form with something missing is summed up in its own words, whatever else is wrong', () => {
  const errors = problemsOf(quoteFields, { fullName: 'A', email: 'x', phoneNumber: '1', country: '' });

  expect(summaryOf(errors, messages.quote.required)).toBe('All fields are required');
});

test('a single problem is its own summary, different ones are summed up by a pointer', () => {
  expect(summaryOf({ email: messages.invalidEmail }, 'r')).toBe(messages.invalidEmail);
  expect(summaryOf({ email: messages.invalidEmail, fullName: messages.tooLong(120) }, 'r')).toBe(messages.correctFields);
});

test.each([
  ['none', undefined, 'Resume is required'],
  ['a PDF', { name: 'cv.pdf', type: 'application/pdf', size: 10 }, undefined],
  ['a PDF whose type the browser does not know', { name: 'CV.PDF', type: '', size: 10 }, undefined],
  ['a picture', { name: 'cv.png', type: 'image/png', size: 10 }, 'Please select a PDF file'],
  ['a picture that is called a PDF', { name: 'cv.pdf', type: 'image/png', size: 10 }, 'Please select a PDF file'],
  ['a PDF of 5 MiB', { name: 'cv.pdf', type: 'application/pdf', size: limits.resume }, undefined],
  ['a larger PDF', { name: 'cv.pdf', type: 'application/pdf', size: limits.resume + 1 }, 'File size must be less than 5MB'],
])('the file "%s" is judged before it is sent', (_case, file, problem) => {
  expect(resumeProblem(file)).toBe(problem);
});
