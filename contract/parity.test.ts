import { describe, expect, test } from 'vitest';
import { ApplicationRequest } from './application.ts';
import { applicationFields } from './application-fields.ts';
import { type Field, problemOf } from './fields.ts';
import { limits } from './limits.ts';
import { QuoteRequest } from './quote.ts';
import { quoteFields } from './quote-fields.ts';
import { ReviewRequest } from './review.ts';
import { reviewFields } from './review-fields.ts';
import { serviceNames } from './services.ts';
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
  ...serviceNames,
  'Plumbing',
];

/** The browser's text as the form sends it: a rating is a number, and one that was not chosen is not there. */
function asSent(field: Field, value: string): unknown {
  if (field.kind === 'choice') return value.trim();
  if (field.kind !== 'rating') return value;
  return value.trim() === '' ? undefined : Number(value);
}

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe.each([
  ['quote', quoteFields as Record<string, Field>, QuoteRequest.shape as Record<string, z.ZodType>],
  ['review', reviewFields as Record<string, Field>, ReviewRequest.shape as Record<string, z.ZodType>],
  ['application', applicationFields as Record<string, Field>, ApplicationRequest.shape as Record<string, z.ZodType>],
])('the %s form', (_name, fields, shape) => {
  test.each(Object.keys(fields))('browser and server say the same of every value of %s', (name) => {
    const field = fields[name] as Field;
    const schema = shape[name] as z.ZodType;

    for (const value of typed) expect([value, messageOf(schema, asSent(field, value))]).toEqual([value, problemOf(field, value)]);
  });

  test('the server knows every field that the browser checks', () => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(fields)));
  });
});

test('a value that the server accepts is stored without the white space around it', () => {
  expect(QuoteRequest.shape.fullName.parse('  Amal \n')).toBe('Amal');
});
