import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import type { JobDetail } from '#contract/office/jobs';
import { officePaths, officeUrl } from '#contract/office/paths';
import { startTestServer } from '#server/testing/test-server';
import type { Engine } from '../store/engines/engine.ts';
import { openEngine } from '../store/engines/open-engine.ts';
import { ifMatch } from '../testing/if-match.ts';
import { signIn } from '../testing/office-colleague.ts';

/** Names of columns that hold JSON, of whatever table; `before` and `after` of events are texts of many kinds. */
const jsonColumns = [
  ...['preferences', 'attachments', 'marks', 'spam_reasons', 'query', 'content', 'crop', 'changes', 'services', 'ar'],
  ...['responsibilities', 'qualifications', 'transports', 'receipt', 'before', 'after'],
];

/** Writes a text into every column that holds JSON. */
async function writeEverywhere({ db }: Engine, text: string): Promise<string[]> {
  const written: string[] = [];
  const raw = db.withoutPlugins();
  for (const { name, columns } of (await raw.introspection.getTables()).filter(({ isView }) => !isView))
    for (const column of columns.filter((known) => jsonColumns.includes(known.name))) {
      await sql`update ${sql.table(name)} set ${sql.ref(column.name)} = ${text}`.execute(raw);
      written.push(`${name}.${column.name}`);
    }
  return written;
}

test('stored JSON that does not fit takes no list and no entry down, and is never taken for something else', {
  timeout: 120_000,
}, async () => {
  const { app, backend, settings } = await startTestServer({ DEMO: 'on' });
  const { store } = backend;
  const owner = await signIn({ app, store }, 'owner');
  const [quote, application, job] = [await store.quotes.list(), await store.applicants.list(), await store.careers.listAll(new Date())];
  const [client] = await store.clients.list();
  const engine = await openEngine(settings);
  onTestFinished(() => engine.db.destroy());
  const details = [
    ...quote.slice(-2).map(({ _id: id }) => officeUrl('quote', { id })),
    ...application.slice(-2).map(({ _id: id }) => officeUrl('application', { id })),
    ...job.slice(-2).map(({ id }) => officeUrl('job', { id })),
    officeUrl('client', { id: client?._id ?? '' }),
  ];
  const lists = [
    ...['session', 'counts', 'today', 'quotes', 'quoteViews', 'reviews', 'jobs', 'clients', 'clientSummary', 'offices', 'attention'],
    ...['applications', 'applicationBoard', 'applicationJobs', 'templates', 'mails', 'company', 'people', 'colleagues', 'history'],
  ] as const;
  const paths = [...lists.map((name) => officePaths[name as keyof typeof officePaths]), ...details];

  for (const text of ['nonsense', '7', 'null', '{}', '[7,null]']) {
    const written = await writeEverywhere(engine, text);
    expect(written.length).toBeGreaterThan(20);
    for (const path of paths) {
      const response = await owner.get(path);
      expect(response.statusCode, `${path} with ${text}: ${response.body.slice(0, 200)}`).toBe(200);
    }
    for (const path of [apiPaths.groups, apiPaths.clients, apiPaths.homeLogos, apiPaths.publicReviews, apiPaths.openCareers])
      expect((await app.inject(path)).statusCode, `${path} with ${text}`).toBe(200);
  }
});

test('a publication whose text is no longer readable is not taken back, and the job stays as it is', async () => {
  const { app, backend, settings } = await startTestServer();
  const owner = await signIn({ app, store: backend.store }, 'owner');
  const text = { jobTitle: 'A job', location: 'Amman', summary: 'Work', responsibilities: [], qualifications: [] };
  const content = { closingDate: '2999-12-31', en: text, ar: { ...text, jobTitle: '', location: '', summary: '' } };
  const made = (await owner.send('POST', officePaths.jobs, content)).json<JobDetail>();
  const path = officeUrl('jobPublication', { id: made.id });
  const published = (await owner.send('PUT', path, content, ifMatch(made.version))).json<JobDetail & { events: string[] }>();
  const { db } = await openEngine(settings);
  onTestFinished(() => db.destroy());

  for (const before of ['nonsense', '{"content":{"closingDate":7}}', '[]']) {
    await db.updateTable('events').set({ before }).where('subjectId', '=', made.id).execute();
    expect((await owner.undo(published.events)).statusCode, before).toBe(409);
  }
  expect((await owner.get(officeUrl('job', { id: made.id }))).json()).toMatchObject({ state: 'open', version: published.version });
});
