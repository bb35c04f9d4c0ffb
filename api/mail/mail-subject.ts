import type { FormName } from '#contract/forms/form-definition';
import type { Locale } from '#contract/locales';
import type { MailTexts } from '#contract/mail-texts';

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
  /** The facts that staff read, in this order. */
  facts: [label: keyof MailTexts['staff']['labels'], value: string][];
  /** The page on which the visitor sees where it stands. */
  statusUrl?: string;
  /** The visitor's own long text. */
  message?: string;
  /** The path in the Office, behind the Office's own. */
  officePath: string;
}
