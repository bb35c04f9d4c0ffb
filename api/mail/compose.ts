import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import { addressesOf } from '../store/mails/copies.ts';
import type { StoredMail } from '../store/mails/stored-mail.ts';
import { methodOf } from './calendar.ts';
import { localPart } from './mail-files.ts';
import type { Sender } from './sender.ts';
import type { MailAttachment } from './transport.ts';

/** A stored mail as nodemailer's options. The same mail always gives the same message, so that a copy can be recognised. */
export function compose(mail: StoredMail, from: Sender, attachments: readonly MailAttachment[] = []): SendMailOptions {
  return {
    messageId: `<${mail.messageId}>`,
    date: new Date(mail.createdAt),
    from: mail.fromName === null ? from : { ...from, name: mail.fromName },
    // As objects: an e-mail address that a visitor typed is never parsed as a list of recipients.
    to: { name: '', address: mail.recipient },
    cc: addressesOf(mail.cc).map((address) => ({ name: '', address })),
    bcc: addressesOf(mail.bcc).map((address) => ({ name: '', address })),
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.body,
    // Empty in mails that a version without HTML has stored.
    html: mail.html || undefined,
    ...(mail.inReplyTo !== null && threadOf(mail.inReplyTo)),
    // Read when the mail is sent, in pieces. As base64 whatever they are: some servers break the lines of a text.
    attachments: attachments.map(({ name, type, read }) => ({
      filename: name,
      contentType: type,
      contentTransferEncoding: 'base64',
      content: Readable.from(read()),
    })),
    ...(mail.calendar !== null && { icalEvent: { method: methodOf(mail.calendar), filename: 'invite.ics', content: mail.calendar } }),
    // Without it every message would get random boundaries between its parts.
    baseBoundary: localPart(mail),
    headers: {
      // RFC 3834: automatic responders (absence notices) do not reply to this. An answer was written by a person.
      ...(mail.kind !== 'answer' && { 'Auto-Submitted': 'auto-generated' }),
      // RFC 8058: the mail program has a button for it, which sends a POST request.
      ...(mail.leavingUrl !== null && {
        'List-Unsubscribe': `<${mail.leavingUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function threadOf(messageIds: string): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const ids = messageIds.split(' ').map((id) => `<${id}>`);
  return { inReplyTo: ids.at(-1), references: ids };
}
