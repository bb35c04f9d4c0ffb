import { expect, test } from 'vitest';
import { requestSchema } from '../request-schema.ts';
import type { FormDefinition } from './form-definition.ts';
import { validateForm } from './validate-form.ts';

const form = {
  name: 'quote',
  apiPath: '/api/quotes',
  page: '/contact',
  fields: {
    fullName: { kind: 'line', max: 10, required: 'field.nameRequired' },
    company: { kind: 'line', max: 10, required: false },
    email: { kind: 'email', max: 40, required: false },
    phoneNumber: { kind: 'phone', max: 20, required: false },
    message: { kind: 'paragraph', max: 20, required: false },
    service: { kind: 'choice', options: ['seo'], required: false },
  },
  messages: { failed: 'quote.failed', sent: 'quote.sent' },
} as const satisfies FormDefinition;

const request = requestSchema(form);
const nothing = { company: '', email: '', phoneNumber: '', message: '', service: '' };

test('a field that is not required may be empty, or missing, which is the same', () => {
  const fullName = 'Amal';
  expect(validateForm(form, { fullName })).toEqual({});
  expect(validateForm(form, { fullName, ...nothing, company: '  ' })).toEqual({});
  for (const sent of [{ fullName }, { fullName, ...nothing }, { fullName, company: '  ', message: '\n' }])
    expect(request.parse(sent)).toEqual({ fullName, ...nothing });
});

test('what stands in it has to be right all the same', () => {
  const wrong = { fullName: 'Amal', company: 'x'.repeat(11), email: 'amal', service: 'tea', message: 'x'.repeat(21) };
  expect(Object.keys(validateForm(form, wrong))).toEqual(['company', 'email', 'message', 'service']);
  expect([...new Set(request.safeParse(wrong).error?.issues.map(({ path }) => path[0]))]).toEqual([
    'company',
    'email',
    'message',
    'service',
  ]);
  expect(request.safeParse({}).error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['fullName', 'field.nameRequired']]);
});
