import type { Locale } from '#contract/locales';
import type { MailTexts, OfficeMailTexts, TemplateTexts } from '#contract/mail-texts';
import type { MessageTexts } from '#contract/messages';
import type { ServiceId } from '#contract/services';
import type { FileStore } from './files/file-store.ts';
import type { MailFiles } from './mail/mail-files.ts';
import type { MailSettings } from './mail/submission-mails.ts';
import type { Tokens } from './secrets/tokens.ts';
import type { Store } from './store/open-store.ts';

/** Describes what the API writes to people, in one language. */
export interface ApiTexts {
  messages: MessageTexts;
  mails: MailTexts;
  officeMails: OfficeMailTexts;
  /** The templates for applications that the Office begins with. */
  applicationTemplates: readonly TemplateTexts[];
  /** BCP 47 tag by which `Intl` writes dates in it. */
  format: string;
}

/** Describes what the API is told about the site. */
export interface ApiSettings extends MailSettings {
  /** Months for which an application is kept. */
  applicationRetentionMonths: number;
}

/** Describes what the API is built from. */
export interface ApiDependencies {
  store: Store;
  files: FileStore;
  mailFiles: MailFiles;
  tokens: Tokens;
  settings: ApiSettings;
  texts: Record<Locale, ApiTexts>;
  /** As staff read them. */
  serviceNames: Record<ServiceId, string>;
  /** Off only for load tests. */
  rateLimits: boolean;
  /** Called after a commit that wrote mails. */
  wakeOutbox(): void;
}
