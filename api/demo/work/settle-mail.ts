import type { Repositories } from '../../store/open-store.ts';
import { hoursFrom } from './seeding.ts';

/** The answer of a mail server without that mailbox. */
const refusal = '550 5.1.1 The e-mail account that you tried to reach does not exist';

/** Marks the mails about a submission as sent when they were written, or as refused. Inside the transaction that wrote them: no worker sees them. */
export async function settleMails({ outbox }: Repositories, reference: string, at: Date, undelivered = false): Promise<void> {
  for (const mail of await outbox.about(reference)) {
    if (mail.status !== 'waiting') continue;
    if (!undelivered) {
      await outbox.markSent(mail._id, at);
      continue;
    }
    const later = hoursFrom(at, 1);
    // Every other mail is settled: it is the only one that is due.
    const leased = await outbox.lease({ now: later, leaseUntil: hoursFrom(later, 1), limit: 1 });
    for (const one of leased) await outbox.markFailed(one, refusal, undefined, true);
  }
}
