import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '#contract/locales';
import { countRows } from '../rows/count-rows.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';

export type JobAlert = Selectable<Tables['jobAlerts']>;

/** Somebody asks to hear of new jobs. */
export interface JobAlertRequest {
  email: string;
  locale: Locale;
  tokenHash: string;
}

/** The case of letters tells no two addresses apart. */
const keyOf = (email: string): string => email.trim().toLowerCase();

/** Holds whoever wants to hear of new jobs. Everything but what only reads is to be called inside a transaction. */
export function jobAlertRepository(db: Kysely<Tables>) {
  const confirmed = () => db.selectFrom('jobAlerts').where('confirmedAt', 'is not', null);

  /** Removes addresses with all mails to them. Returns how many there were. */
  async function remove(alerts: readonly JobAlert[]): Promise<number> {
    for (const { id, email } of alerts) {
      await db.deleteFrom('outbox').where('kind', '=', 'alert').where('recipient', '=', email).execute();
      await db.deleteFrom('jobAlerts').where('id', '=', id).execute();
    }
    return alerts.length;
  }

  return {
    /**
     * Notes that somebody has asked. Returns the row, which may be confirmed already; undefined when a mail was sent to the address since `pause`, and
     * nothing has changed.
     */
    async ask({ email, ...request }: JobAlertRequest, now: Date, pause: Date): Promise<JobAlert | undefined> {
      const askedAt = now.toISOString();
      const added = await db
        .insertInto('jobAlerts')
        .values({ id: newId(), email: keyOf(email), ...request, askedAt, confirmedAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (added) return added;
      return (
        db
          .updateTable('jobAlerts')
          .set((alert) => ({
            askedAt,
            // Whoever has confirmed keeps their language and their link, whoever asks.
            locale: alert.case().when('confirmedAt', 'is', null).then(request.locale).else(alert.ref('locale')).end(),
            tokenHash: alert.case().when('confirmedAt', 'is', null).then(request.tokenHash).else(alert.ref('tokenHash')).end(),
          }))
          .where('email', '=', keyOf(email))
          // Later than now: by a clock that has been set back since.
          .where((alert) => alert.or([alert('askedAt', '<=', pause.toISOString()), alert('askedAt', '>', askedAt)]))
          .returningAll()
          .executeTakeFirst()
      );
    },

    find: (id: string): Promise<JobAlert | undefined> => db.selectFrom('jobAlerts').selectAll().where('id', '=', id).executeTakeFirst(),

    findByEmail: (email: string): Promise<JobAlert | undefined> =>
      db.selectFrom('jobAlerts').selectAll().where('email', '=', keyOf(email)).executeTakeFirst(),

    /** The address that a token confirms, or has confirmed; undefined for one that nobody has confirmed since `from`. */
    findByToken: (tokenHash: string, from: Date): Promise<JobAlert | undefined> =>
      db
        .selectFrom('jobAlerts')
        .selectAll()
        .where('tokenHash', '=', tokenHash)
        .where((alert) => alert.or([alert('confirmedAt', 'is not', null), alert('askedAt', '>=', from.toISOString())]))
        .executeTakeFirst(),

    /** False when it is confirmed already, or gone. */
    async confirm(id: string, now: Date): Promise<boolean> {
      const changed = await db
        .updateTable('jobAlerts')
        .set({ confirmedAt: now.toISOString() })
        .where('id', '=', id)
        .where('confirmedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },

    listConfirmed: (): Promise<JobAlert[]> => confirmed().selectAll().orderBy('id').execute(),

    countConfirmed: (): Promise<number> => countRows(confirmed()),

    /** References of the mails to an address about new jobs. */
    async mailsTo(email: string): Promise<string[]> {
      const rows = await db
        .selectFrom('outbox')
        .select('reference')
        .where('kind', '=', 'alert')
        .where('recipient', '=', keyOf(email))
        .execute();
      return rows.map(({ reference }) => reference);
    },

    remove,

    /** Removes an address with all mails to it, if it is there. Returns how many there were. */
    async removeEmail(email: string): Promise<number> {
      return remove(await db.selectFrom('jobAlerts').selectAll().where('email', '=', keyOf(email)).execute());
    },

    /** Addresses that were asked for before a moment, and that nobody has confirmed. */
    unconfirmedBefore: (moment: Date): Promise<JobAlert[]> =>
      db.selectFrom('jobAlerts').selectAll().where('confirmedAt', 'is', null).where('askedAt', '<', moment.toISOString()).execute(),

    /** Mails about new jobs that have been sent before a moment are forgotten. */
    async forgetMails(moment: Date): Promise<void> {
      await db
        .deleteFrom('outbox')
        .where('kind', '=', 'alert')
        .where('status', '!=', 'waiting')
        .where('createdAt', '<', moment.toISOString())
        .execute();
    },
  };
}
