import { brand } from '#brand';
import type { NewMail } from '../store/mails/stored-mail.ts';
import { mailAsHtml } from './mail-as-html.ts';
import { mailAsText } from './mail-as-text.ts';
import type { MailContent } from './mail-content.ts';

/** The same content as plain text and as HTML. */
export const renderMail = (subject: string, content: MailContent): Pick<NewMail, 'subject' | 'body' | 'html'> => ({
  subject,
  body: mailAsText(content),
  html: mailAsHtml(content, subject),
});

/**
 * The id of a mail, without brackets. The domain is the configured one, whatever the company's address is now: it only has to be ours.
 *
 * @param name tells the mails of one reference apart, as in `staff-2`
 */
export const messageIdOf = (reference: string, name: string): string =>
  `${reference.toLowerCase()}.${name}@${brand.email.label.split('@')[1]}`;
