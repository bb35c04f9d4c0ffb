import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('a text that was no JSON does not get into the log with the complaint about it', () => {
  const logged = loggedError(failureOf(() => JSON.parse('Amal Haddad')));
  expect(logged).toMatchObject({ type: 'SyntaxError', message: `Unexpected token 'A', "…" is not valid JSON` });
  expect(logged.frames.length).toBeGreaterThan(1);
  expect(JSON.stringify(logged)).not.toContain('Haddad');
});

test('what a database says of a row stays out, its code and its words about itself do not', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "quotes_email"'), {
    code: '23505',
    detail: 'Key (email)=(amal@visitor.example) already exists.',
    parameters: ['amal@visitor.example'],
  });
  const logged = loggedError(new Error('The quote could not be stored', { cause: error }));
  expect(logged.cause).toMatchObject({ code: '23505', message: 'duplicate key value violates unique constraint "…"' });
  expect(JSON.stringify(logged)).not.toContain('visitor.example');
});

test('a text that was thrown, and causes without end, do no harm', () => {
  const endless = new Error('endless');
  endless.cause = endless;
  expect(JSON.stringify(loggedError(endless)).split('endless').length).toBeLessThan(20);
  expect(JSON.stringify(loggedError('amal@visitor.example'))).not.toContain('visitor.example');
});
