import type { FormName } from '#contract/forms/form-definition';
import type { Locale } from '#contract/locales';
import type { Member } from '#contract/member';
import type { Fact } from './mail-content.ts';

/** The submission that mails are about. */
export interface MailSubject {
  form: FormName;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  suspicious: boolean;
  /** The visitor's language: that of the confirmation. Staff read theirs. */
  locale: Locale;
  visitorName: string;
  /** Recipient of the confirmation, and of staff's reply. */
  visitorEmail: string;
  /** Stands in the subject that staff see; a long text is cut. */
  topic: string;
  /** Facts that staff read, in this order; each of the visitor's own long texts stands below by itself. */
  facts: Fact[];
  messages: Fact[];
  /** The page on which the visitor sees where it stands. */
  statusUrl?: string;
  /** Signs the confirmation for the company, in the visitor's language; without anybody the company signs. */
  signer?: Pick<Member, 'name' | 'role'> | undefined;
  /** The path in the Office, behind the Office's own. */
  officePath: string;
}
