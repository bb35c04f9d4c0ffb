import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]', '::ffff:127.0.0.1'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['', '0.0.0.0', '::', '10.0.0.1', '128.0.0.1', '::ffff:10.0.0.1', 'localhost.example', '127.0.0.1.example'])(
  '%s is not this machine',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
