import { describe, expect, test } from 'vitest';
import { ApplicationRequest } from './application.ts';
import { type Field, validateField } from './fields.ts';
import { applicationForm } from './forms/application.ts';
import { quoteForm } from './forms/quote.ts';
import { reviewForm } from './forms/review.ts';
import { limits } from './limits.ts';
import { QuoteRequest } from './quote.ts';
import { ReviewRequest } from './review.ts';
import { messageOfIssue } from './schema.ts';
import { serviceIds } from './services.ts';
import type { z } from './zod.ts';

/** Values as typed, good and bad, for any field. */
const typed = [
  '',
  ' ',
  '\u00A0',
  'A',
  ' A ',
  'أمل حداد',
  'O’Neill-Ünal',
  'two\nlines',
  '\u200b\u3164',
  '\u202egro.live',
  'مايا@b.example',
  'maya@münchen.example',
  ...[limits.name, limits.message].map((max) => `${'x'.repeat(max - 2)}\r\nx`),
  'tab\there',
  'a\u0000b',
  'a\u0007b',
  'a\u0085b',
  'a\ud800b',
  '\r\nBcc: x@y.example',
  'a@b.example',
  ' a@b.example ',
  'a@b',
  'a@b..example',
  'a@-b.example',
  'a b@c.example',
  "o'neill+tag@sub.visitor.example",
  `${'a'.repeat(250)}@b.example`,
  ...[limits.phone, limits.country, limits.name, limits.email, limits.message].flatMap((max) => ['x'.repeat(max), 'x'.repeat(max + 1)]),
  `${'x'.repeat(limits.name)}   `,
  '😀'.repeat(limits.name / 2),
  `${'😀'.repeat(limits.name / 2)}x`,
  '0',
  '1',
  '3.5',
  '5',
  '6',
  '-1',
  'five',
  ...serviceIds,
  'Plumbing',
];

/** The browser's text as the form sends it: a rating is a number, and one that was not chosen is not there. */
function asSent(field: Field, value: string): unknown {
  if (field.kind === 'choice') return value.trim();
  if (field.kind !== 'rating') return value;
  return value.trim() === '' ? undefined : Number(value);
}

function messageOf(schema: z.ZodType, value: unknown) {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && messageOfIssue(issue);
}

/** Returns what the browser checks before it sends, other than a file and what the page fills in. */
const textFields = (fields: Record<string, Field>) =>
  Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'file' && kind !== 'hidden'));

describe.each([
  ['quote', textFields(quoteForm.fields), QuoteRequest.shape as Record<string, z.ZodType>],
  ['review', textFields(reviewForm.fields), ReviewRequest.shape as Record<string, z.ZodType>],
  ['application', textFields(applicationForm.fields), ApplicationRequest.shape as Record<string, z.ZodType>],
])('the %s form', (_name, fields, shape) => {
  test.each(Object.keys(fields))('browser and server report the same error for every value of %s', (name) => {
    const field = fields[name] as Field;
    const schema = shape[name] as z.ZodType;

    for (const value of typed) expect([value, messageOf(schema, asSent(field, value))]).toEqual([value, validateField(field, value)]);
  });

  test('the server validates every field that the browser validates', () => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(fields)));
  });
});

test('a value that the server accepts is stored without the white space around it', () => {
  expect(QuoteRequest.shape.fullName.parse('  Amal \n')).toBe('Amal');
});
