import type { NewMail } from '../store/mails/stored-mail.ts';

/** A mail to staff about a submission. */
export const mailAbout = (reference: string): NewMail => ({
  reference,
  kind: 'staff',
  messageId: `${reference}.staff@company.example`,
  recipient: 'staff@company.example',
  replyTo: null,
  subject: 'S',
  body: 'B',
  html: '',
});
