import { onTestFinished } from 'vitest';
import type { Sender } from '../mail/sender.ts';
import { openSmtp, type SmtpOptions } from './smtp-server.ts';

/** The From address of mails that tests send. */
export const testSender: Sender = { name: 'The company', address: 'office@company.example' };

/** A real SMTP server of the running test's own. */
export async function startSmtp(options: SmtpOptions = {}) {
  const server = await openSmtp(options);
  onTestFinished(server.stop);
  return server;
}
