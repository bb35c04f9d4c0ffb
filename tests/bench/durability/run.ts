import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { openEngine } from '#api/store/engines/open-engine';
import { openStore } from '#api/store/open-store';
import type { Tables } from '#api/store/tables';
import { SiteProcess } from '../../e2e/support/site-process.ts';
import { startVisitors } from '../support/form-visitors.ts';
import { signInByDemoLink } from '../support/office-session.ts';
import { addClients } from './add-clients.ts';
import { answerQuotes } from './answer-quotes.ts';
import { countMails } from './count-mails.ts';
import { importClients } from './import-clients.ts';
import { publishJobs } from './publish-jobs.ts';
import { type Act, deskOf } from './staff-act.ts';
import { verifyForms } from './verify-forms.ts';
import { verifyMails } from './verify-mails.ts';
import { type StaffActs, verifyStaff } from './verify-staff.ts';

export interface DurabilityRun {
  kills: number;
  /** Visitors send this many in all. */
  forms: number;
  /** Visitors at a time. */
  visitors: number;
  /** After which no more forms are sent; without end unless given. */
  minutes?: number | undefined;
  /** Bytes of the largest résumé. */
  maxResumeBytes: number;
  /** An empty PostgreSQL database; SQLite without it. */
  databaseUrl?: string | undefined;
  /** Ends leases and waits of the outbox once nobody sends any more, instead of waiting until they end. */
  isImpatient?: boolean;
  /** Called after every kill. */
  onKill?(progress: { kill: number; sent: number; seconds: number }): void;
}

/** For the last mails to be sent: those leased by a killed server wait until the lease expires. */
const mailTimeoutMs = 1_800_000;

/**
 * Kills and restarts a server while visitors send forms and staff answer, import, publish and add. Returns the counts of what was done, stored and
 * sent; those that start with "!" must be 0.
 */
export async function runDurability(run: DurabilityRun): Promise<Record<string, number>> {
  const { kills, databaseUrl } = run;
  const mails = await countMails();
  const site = await SiteProcess.start('working', {
    SMTP_URL: mails.url,
    STAFF_EMAIL: 'staff@company.example',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const { db } = await openEngine({ dataDir: site.dataDir, databaseUrl });
  try {
    const start = performance.now();
    const timeAt = (share: number) =>
      run.minutes === undefined
        ? new Promise<never>(() => undefined)
        : wait(Math.max(0, start + share * run.minutes * 60_000 - performance.now()), undefined, { ref: false });
    const forms = await startVisitors(site, { ...run, count: run.visitors });
    const staff = startStaffActs(site, await signInByDemoLink(site));
    for (let kill = 1; kill <= kills; kill += 1) {
      // At any moment of the share of forms, or of time, that lies between two kills.
      const share = (kill - 1 + Math.random()) / kills;
      await Promise.race([forms.waitForSent(share * run.forms), timeAt(share), staff.failed]);
      await site.kill();
      await site.restart();
      run.onKill?.({ kill, sent: forms.sent.size, seconds: Math.round((performance.now() - start) / 1_000) });
    }
    await Promise.race([forms.done(), timeAt(1), staff.failed]);
    await forms.stop();
    await staff.stop();
    const seconds = Math.round((performance.now() - start) / 1_000);
    await waitForMails(db, run.isImpatient === true);
    await site.kill();
    const store = await openStore({ dataDir: site.dataDir, databaseUrl });
    const { references, figures } = await verifyForms(forms, db, store, site.dataDir);
    const ofMails = await verifyMails(db, references, mails.arrivals);
    const ofStaff = await verifyStaff(staff.acts, db, store, site.dataDir);
    await store.close();
    return { kills, seconds, ...figures, ...ofMails, ...ofStaff };
  } finally {
    await db.destroy();
    await site.remove();
    await mails.stop();
  }
}

/** Four people at work in the Office until `stop`. `failed` rejects when one of them got an answer that was none. */
function startStaffActs(site: SiteProcess, headers: Record<string, string>) {
  const work = { isOver: false };
  const desk = deskOf(site, headers, work);
  const acts: StaffActs = { answers: [], imports: [], publications: [], clients: [] } satisfies Record<string, Act[]>;
  const all = Promise.all([
    answerQuotes(desk, acts.answers),
    importClients(desk, acts.imports),
    publishJobs(desk, acts.publications),
    addClients(desk, acts.clients),
  ]);
  const failed = new Promise<never>((_, reject) => all.catch(reject));
  failed.catch(() => undefined);
  return {
    acts,
    failed,
    async stop(): Promise<void> {
      work.isOver = true;
      await all;
    },
  };
}

/** Until all have been sent, but for answers that wait for a person. */
async function waitForMails(db: Kysely<Tables>, isImpatient: boolean): Promise<void> {
  const isDue = () => db.selectFrom('outbox').where('status', '=', 'waiting');
  const waiting = () =>
    isDue()
      .where((mail) =>
        mail.or([mail('kind', '!=', 'answer'), mail('handedAt', 'is', null), mail('leasedUntil', '>', new Date().toISOString())]),
      )
      .select((mail) => mail.fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
  if (isImpatient) {
    const past = new Date(0).toISOString();
    await db.updateTable('outbox').set({ leasedUntil: past, nextAttemptAt: past }).where('status', '=', 'waiting').execute();
  }
  for (const end = Date.now() + mailTimeoutMs; Date.now() < end; await wait(500)) if (Number((await waiting()).total) === 0) return;
}
