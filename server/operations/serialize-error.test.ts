import { expect, test } from 'vitest';
import { serializeError } from './serialize-error.ts';

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('invalid JSON is not logged with the parse error about it', () => {
  const serialized = serializeError(failureOf(() => JSON.parse('Amal Haddad')));
  expect(serialized).toMatchObject({ type: 'SyntaxError', message: `Unexpected token 'A', "…" is not valid JSON` });
  expect(serialized.frames.length).toBeGreaterThan(1);
  expect(JSON.stringify(serialized)).not.toContain('Haddad');
});

test('row values in a database error are not logged, its code and message are', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "quotes_email"'), {
    code: '23505',
    detail: 'Key (email)=(amal@visitor.example) already exists.',
    parameters: ['amal@visitor.example'],
  });
  const serialized = serializeError(new Error('The quote could not be stored', { cause: error }));
  expect(serialized.cause).toMatchObject({ code: '23505', message: 'duplicate key value violates unique constraint "…"' });
  expect(JSON.stringify(serialized)).not.toContain('visitor.example');
});

test('a thrown string is not logged, and circular causes end', () => {
  const endless = new Error('endless');
  endless.cause = endless;
  expect(JSON.stringify(serializeError(endless)).split('endless').length).toBeLessThan(20);
  expect(JSON.stringify(serializeError('amal@visitor.example'))).not.toContain('visitor.example');
});
