import type { Delivery } from '../outbox/deliver.ts';
import { notifyOfFailure } from '../outbox/failure-mail.ts';
import { testSettings } from './test-api.ts';
import { testTexts } from './texts.ts';

/** As the server tells of a mail that failed, where no mail has a file. */
export const failureNotice: Pick<Delivery, 'notifyOfFailure' | 'files'> = {
  files: { open: async () => undefined },
  notifyOfFailure: (work, mail) => notifyOfFailure(work, { ...testTexts, settings: testSettings }, mail),
};
