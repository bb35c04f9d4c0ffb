import type { StoredMail } from '../store/outbox.ts';

/** Delivers mails. `send` rejects when the mail was not accepted; the outbox then tries again. */
export interface MailTransport {
  send(mail: StoredMail): Promise<void>;
}
