import { expect, test } from 'vitest';

/** As a server has it: the one that all other tests import has become cheaper (tests/cheap-passwords.ts). */
const untouched = './passwords.ts?untouched';
const { hashSecret, isPassword }: typeof import('./passwords.ts') = await import(untouched);

test('a password is hashed at the cost that OWASP asks for, and only the same one is right', async () => {
  const hash = await hashSecret('the right password');

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([await isPassword('the right password', hash), await isPassword('the wrong password', hash)]).toEqual([true, false]);
});

test('an account that does not exist costs the same work as a wrong password', async () => {
  const hash = await hashSecret('the right password');
  await isPassword('first', null);
  const timeOf = async (stored: string | null) => {
    const times = [];
    for (let run = 0; run < 5; run += 1) {
      const start = process.cpuUsage();
      await isPassword('wrong password', stored);
      times.push(process.cpuUsage(start).user);
    }
    return times.toSorted((one, other) => one - other)[2] ?? 0;
  };

  const ratio = (await timeOf(null)) / (await timeOf(hash));

  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});
