import type { SendMailOptions } from 'nodemailer';
import { brand } from '#brand';
import type { StoredMail } from '../store/outbox.ts';

/** A stored mail as nodemailer takes it. The same mail always gives the same message, so that a copy can be recognised. */
export function compose(mail: StoredMail): SendMailOptions {
  return {
    messageId: `<${mail.messageId}>`,
    date: new Date(mail.createdAt),
    from: { name: brand.name, address: brand.email.label },
    // As objects: an address that a visitor typed is never parsed as a list of recipients.
    to: { name: '', address: mail.recipient },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.body,
    // RFC 3834: automatic answers (absence notices) do not answer this.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
