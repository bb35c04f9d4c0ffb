import { expect, test } from 'vitest';
import { createIdempotencyKey } from './use-idempotency-key.ts';

test('what is sent again has its key, another content has another one, and so has the same content once it is done', () => {
  const key = createIdempotencyKey();
  const first = key.of({ text: 'Yes' });
  expect(key.of({ text: 'Yes' })).toBe(first);
  const second = key.of({ text: 'No' });
  expect(second).not.toBe(first);
  key.renew();
  expect(key.of({ text: 'No' })).not.toBe(second);
});
