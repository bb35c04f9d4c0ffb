// `npm run bench:writers`: a server on SQLite while another process writes. Forms are sent and pages read throughout, while staff's command imports
// 5,000 clients, while it changes all of them, and while a process holds the database's write lock for 12 seconds. Every acknowledged form must be
// stored once, and every page and form be answered within the limits.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openStore } from '#api/store/open-store';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { compareSent, startVisitors } from './support/steady-visitors.ts';

const clients = 5_000;
const lockMs = 12_000;
/** Milliseconds for an answer. While nothing can be written, forms are refused after some seconds, and those that wait are then stored all at once. */
const limits = { page: 200, form: 2_000 };
const limitsOfLock = { page: 1_000, form: 8_000 };

/** Milliseconds of visits before and after what happens. */
const quietMs = 3_000;

const site = await SiteProcess.start('working', { WARM_UP: 'on', LOG_LEVEL: 'silent' });
try {
  const file = join(site.dataDir, 'clients.json');
  const visitors = await startVisitors([site.url]);
  const rows: Record<string, object> = {};
  const tooSlow: string[] = [];

  async function measure(name: string, happen: () => Promise<void>, { page, form } = limits): Promise<void> {
    await pause(quietMs);
    visitors.report();
    const start = performance.now();
    await happen();
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    await pause(quietMs);
    const report = visitors.report();
    rows[name] = {
      seconds,
      forms: report.forms,
      acknowledged: report.acknowledged,
      'times refused': report.refused,
      'slowest form, ms': Math.round(report.slowestForm),
      pages: report.pages,
      'pages not 200': report.failedPages,
      'slowest page, ms': Math.round(report.slowestPage),
    };
    if (report.slowestPage > page || report.slowestForm > form || report.failedPages > 0)
      tooSlow.push(`${name}: over ${page} ms for a page or ${form} ms for a form, or a page that failed`);
  }

  await measure('nothing', () => pause(quietMs));
  await measure(`${clients} clients imported`, () => importClients(1));
  await measure(`${clients} clients changed by an import`, () => importClients(2));
  await measure(`write lock held for ${lockMs / 1_000} s`, holdWriteLock, limitsOfLock);
  await visitors.stop();

  const store = await openStore({ dataDir: site.dataDir });
  const figures = await compareSent(visitors, store);
  const stored = (await store.clients.list()).filter(({ name }) => name.startsWith('Imported ')).length;
  await store.close();
  console.table(rows);
  console.table({ ...figures, 'clients stored': stored });
  for (const line of tooSlow) console.error(line);
  if (figures.lost + figures['stored twice'] + tooSlow.length > 0 || stored !== clients) process.exitCode = 1;

  async function importClients(version: number): Promise<void> {
    const entries = Array.from({ length: clients }, (_, number) => ({
      ...{
        name: `Imported ${number}`,
        category: 'Restaurants & Cafes',
        services: [{ type: 'Web', link: `https://client.example/${version}` }],
      },
    }));
    await writeFile(file, JSON.stringify({ what: 'clients', entries }));
    await promisify(execFile)(process.execPath, ['commands/content.ts', 'import', file], {
      env: { ...process.env, DATA_DIR: site.dataDir },
    });
  }
} finally {
  await site.remove();
}

async function holdWriteLock(): Promise<void> {
  const database = new DatabaseSync(join(site.dataDir, 'site.db'), { timeout: 5_000 });
  database.exec('BEGIN IMMEDIATE');
  await pause(lockMs);
  database.exec('ROLLBACK');
  database.close();
}
