import { expect, onTestFinished, test } from 'vitest';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import { startSmtp, testSender } from '../testing/smtp.ts';
import { startSmtpCheck } from './smtp-check.ts';
import type { CheckedTransport } from './transport.ts';
import { smtpTransport } from './transports.ts';

function startCheck(transport: CheckedTransport, intervalMs = 20) {
  const logged: string[] = [];
  let checks = 0;
  const verify = () => {
    checks += 1;
    return transport.verify();
  };
  const write = (_details: object, message: string) => void logged.push(message);
  const check = startSmtpCheck({ transport: { ...transport, verify }, log: { info: write, error: write }, intervalMs });
  onTestFinished(() => check.stop());
  /** Resolves when some more checks have been made. */
  const moreChecks = () => {
    const before = checks;
    return expect.poll(() => checks).toBeGreaterThan(before + 3);
  };
  return { check, logged, moreChecks };
}

test('an SMTP server that comes and goes is noticed, and only changes are logged', async () => {
  const first = await startSmtp();
  const { check, logged, moreChecks } = startCheck(smtpTransport(first.url, testSender));
  expect(check.status()).toEqual({ reachable: undefined });

  await expect.poll(() => check.status()).toEqual({ reachable: true, checkedAt: expect.any(String) });
  await moreChecks();
  expect([first.received, logged]).toEqual([[], ['the SMTP server is reachable']]);
  await first.stop();
  await expect.poll(() => check.status()).toMatchObject({ reachable: false, error: 'ESOCKET' });
  await moreChecks();
  expect(logged.slice(1)).toEqual(['the SMTP server cannot be used; mails wait and are tried again']);
  await startSmtp({ port: first.port });
  await expect.poll(() => check.status().reachable).toBe(true);
  expect(logged.slice(2)).toEqual(['the SMTP server is reachable']);
});

test('a server that does not respond delays neither the start nor the end', async () => {
  const { check, logged } = startCheck({ send: () => Promise.reject(new Error('not asked')), verify: () => new Promise(() => undefined) });

  await check.stop();

  expect([check.status(), logged]).toEqual([{ reachable: undefined }, []]);
});

test('a mail that is sent shows that the server is reachable, without waiting for the next check', async () => {
  const { check } = startCheck({ send: async () => ({}), verify: () => Promise.reject(new Error('no such server')) }, 60_000);
  await expect.poll(() => check.status().reachable).toBe(false);

  await check.transport.send({} as StoredMail);

  expect(check.status()).toEqual({ reachable: true, checkedAt: expect.any(String) });
});

test('a mail goes with its files', async () => {
  const sent: unknown[] = [];
  const send: CheckedTransport['send'] = async (...mail) => {
    sent.push(mail);
    return {};
  };
  const { check } = startCheck({ send, verify: async () => undefined }, 60_000);
  const files = [{ name: 'Offer.txt', type: 'text/plain', size: 0, async *read() {} }];

  await check.transport.send({} as StoredMail, files);

  expect(sent).toEqual([[{}, files]]);
});
