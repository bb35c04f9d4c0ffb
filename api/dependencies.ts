import type { CompanyValues } from '#contract/company';
import type { OfferOnPaper } from '#contract/offers/public-offer';
import type { PictureSlot } from '#contract/office/pictures/pictures';
import type { FileStore } from './files/file-store.ts';
import type { MailFiles } from './mail/mail-files.ts';
import type { Tokens } from './secrets/tokens.ts';
import type { MailContext, SiteTexts } from './settings.ts';
import type { Store } from './store/open-store.ts';

/** Describes what the API is built from. */
export interface ApiDependencies extends MailContext {
  store: Store;
  files: FileStore;
  mailFiles: MailFiles;
  tokens: Tokens;
  /** Returns the slots for pictures that the pages of the site have. */
  pictureSlots(): Promise<readonly PictureSlot[]>;
  /** Sets a price offer as a PDF, with what the Office had changed of the company. Rejects where no site is there to do it. */
  offerPdf(paper: OfferOnPaper, company: CompanyValues): Promise<Buffer>;
  /** Reads `texts` again, which the Office may have changed. Never rejects. */
  refreshTexts(): Promise<void>;
  siteTexts: SiteTexts;
  /** Off only for load tests. */
  rateLimits: boolean;
  /** Called after a commit that wrote mails. */
  wakeOutbox(): void;
}
