import type { PictureSlot } from '#contract/office/pictures/pictures';
import type { FileStore } from './files/file-store.ts';
import type { MailFiles } from './mail/mail-files.ts';
import type { Tokens } from './secrets/tokens.ts';
import type { MailContext } from './settings.ts';
import type { Store } from './store/open-store.ts';

/** Describes what the API is built from. */
export interface ApiDependencies extends MailContext {
  store: Store;
  files: FileStore;
  mailFiles: MailFiles;
  tokens: Tokens;
  /** Returns the slots for pictures that the pages of the site have. */
  pictureSlots(): Promise<readonly PictureSlot[]>;
  /** Off only for load tests. */
  rateLimits: boolean;
  /** Called after a commit that wrote mails. */
  wakeOutbox(): void;
}
