import type { FileStore } from './files/file-store.ts';
import type { MailSettings } from './mail/messages.ts';
import type { Store } from './store/open-store.ts';
import type { Tokens } from './tokens.ts';

/** What the API is built from. */
export interface ApiDependencies {
  store: Store;
  files: FileStore;
  tokens: Tokens;
  settings: MailSettings;
  /** Off only for load tests. */
  rateLimits: boolean;
  /** Called after a commit that wrote mails. */
  wakeOutbox(): void;
}
