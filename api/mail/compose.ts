import type { SendMailOptions } from 'nodemailer';
import { brand } from '#brand';
import type { StoredMail } from '../store/outbox.ts';

/** A stored mail as nodemailer's options. The same mail always gives the same message, so that a copy can be recognised. */
export function compose(mail: StoredMail): SendMailOptions {
  return {
    messageId: `<${mail.messageId}>`,
    date: new Date(mail.createdAt),
    from: { name: brand.name, address: brand.email.label },
    // As objects: an e-mail address that a visitor typed is never parsed as a list of recipients.
    to: { name: '', address: mail.recipient },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.body,
    // RFC 3834: automatic responders (absence notices) do not reply to this.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
