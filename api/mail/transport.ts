import type { StoredMail } from '../store/outbox.ts';

/** How mails leave the house. `send` rejects when the mail was not handed over; the outbox then tries again. */
export interface MailTransport {
  send(mail: StoredMail): Promise<void>;
}
