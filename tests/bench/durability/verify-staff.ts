import type { Kysely } from 'kysely';
import { localFiles } from '#api/files/local-files';
import type { Store } from '#api/store/open-store';
import type { Tables } from '#api/store/tables';
import { uploadKey, uploadPath } from '#contract/api-paths';
import { clientName, clientsOfFile, linkOf } from './import-clients.ts';
import type { Act } from './staff-act.ts';

export interface StaffActs {
  answers: Act[];
  imports: Act[];
  publications: Act[];
  clients: Act[];
}

const acknowledged = (acts: readonly Act[]) => acts.filter(({ isAcknowledged }) => isAcknowledged);

function countsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): (key: string) => number {
  const groups = Map.groupBy(rows, keyOf);
  return (key) => groups.get(key)?.length ?? 0;
}

/** Compares what is stored with what staff did. Figures that start with "!" must be 0. */
export async function verifyStaff(acts: StaffActs, db: Kysely<Tables>, store: Store, dataDir: string): Promise<Record<string, number>> {
  return {
    ...(await verifyAnswers(acts.answers, db)),
    ...(await verifyImports(acts.imports, db)),
    ...(await verifyPublications(acts.publications, db)),
    ...(await verifyClients(acts.clients, db, store, dataDir)),
  };
}

/** An answer is whole with its mail, its event, and a request that is talked about. */
async function verifyAnswers(acts: readonly Act[], db: Kysely<Tables>) {
  const stored = await db
    .selectFrom('answers')
    .leftJoin('outbox', 'outbox.id', 'answers.mailId')
    .leftJoin('quotes', 'quotes.id', 'answers.aboutId')
    .select(['answers.subject', 'outbox.id as mail', 'quotes.state'])
    .where('answers.subject', 'like', 'Answer %')
    .execute();
  const events = await db.selectFrom('events').select('after').where('kind', '=', 'quote.answered').execute();
  const [rows, eventsOf] = [countsBy(stored, ({ subject }) => subject), countsBy(events, ({ after }) => after ?? '')];
  const whole = new Set(stored.filter(({ mail, state }) => mail !== null && state === 'talk').map(({ subject }) => subject));
  return {
    'answers written': acts.length,
    'answers acknowledged': acknowledged(acts).length,
    'answers stored': stored.length,
    '! answers acknowledged and not stored': acknowledged(acts).filter(({ name }) => rows(name) === 0).length,
    '! answers stored twice': acts.filter(({ name }) => rows(name) > 1).length,
    '! answers half-done': acts.filter(({ name }) => eventsOf(name) !== rows(name) || (rows(name) > 0 && !whole.has(name))).length,
  };
}

/** Every client of a file is there once, as this file or a later one says it, and was added once. */
async function verifyImports(acts: readonly Act[], db: Kysely<Tables>) {
  const clients = await db.selectFrom('clients').select(['id', 'name', 'services']).where('name', 'like', 'Imported %').execute();
  const added = await db.selectFrom('events').select('subjectId').where('kind', '=', 'client.added').execute();
  const byName = Map.groupBy(clients, ({ name }) => name);
  const eventsOf = countsBy(added, ({ subjectId }) => subjectId ?? '');
  const fileOf = new Map(acts.map(({ name }) => [linkOf(Number(name)), Number(name)]));
  let lost = 0;
  for (const { name } of acknowledged(acts))
    for (let client = 0; client < clientsOfFile; client += 1) {
      const services = JSON.parse(byName.get(clientName(Number(name), client))?.[0]?.services ?? '[]') as { link?: string }[];
      if ((fileOf.get(services[0]?.link ?? '') ?? -1) < Number(name)) lost += 1;
    }
  return {
    'files imported': acts.length,
    'files acknowledged': acknowledged(acts).length,
    'clients of files': acts.length * clientsOfFile,
    '! clients of acknowledged files lost': lost,
    '! clients of files stored twice': [...byName.values()].filter((rows) => rows.length > 1).length,
    '! clients of files half-done': clients.filter(({ id }) => eventsOf(id) !== 1).length,
  };
}

/** Verifies that what is public is what the last event says, and nothing of it is a draft any more. */
async function verifyPublications(acts: readonly Act[], db: Kysely<Tables>) {
  const events = await db
    .selectFrom('events')
    .select('after')
    .where('kind', 'in', ['job.published', 'job.changed'])
    .where('subjectName', 'like', 'Published %')
    .orderBy('id')
    .execute();
  const titles = events.map(({ after }) => (JSON.parse(after ?? '') as { content: { en: { jobTitle: string } } }).content.en.jobTitle);
  const eventsOf = countsBy(titles, (title) => title);
  const job = await db.selectFrom('careers').select(['id', 'jobTitle']).where('jobTitle', 'like', 'Published %').executeTakeFirst();
  const drafts = await db
    .selectFrom('contentDrafts')
    .select('content')
    .where('subjectId', '=', job?.id ?? '')
    .execute();
  const draft = drafts.map(({ content }) => (JSON.parse(content) as { en: { jobTitle: string } }).en.jobTitle);
  return {
    publications: acts.length,
    'publications acknowledged': acknowledged(acts).length,
    'publications stored': titles.length,
    '! publications acknowledged and not stored': acknowledged(acts).filter(({ name }) => eventsOf(name) === 0).length,
    '! publications stored twice': acts.filter(({ name }) => eventsOf(name) > 1).length,
    '! publications half-done':
      Number(acts.length > 0 && job?.jobTitle !== titles.at(-1)) + draft.filter((title) => eventsOf(title) > 0).length,
  };
}

/** A client is there once, with its event and the files of its logo. */
async function verifyClients(acts: readonly Act[], db: Kysely<Tables>, store: Store, dataDir: string) {
  const files = new Set((await Array.fromAsync((await localFiles({ dataDir })).list('uploads'))).map(({ key }) => key));
  const clients = await db.selectFrom('clients').select(['name', 'logo']).where('name', 'like', 'Added %').execute();
  const logos = await db.selectFrom('logos').select(['path', 'smallPath', 'sourcePath']).execute();
  const events = await db
    .selectFrom('events')
    .select('subjectName')
    .where('kind', '=', 'client.added')
    .where('subjectName', 'like', 'Added %')
    .execute();
  const [rows, eventsOf] = [countsBy(clients, ({ name }) => name), countsBy(events, ({ subjectName }) => subjectName ?? '')];
  const isThere = (path: string) => files.has(uploadKey(path) ?? '');
  const named = new Set(logos.flatMap(({ path, smallPath, sourcePath }) => [path, sourcePath, ...(smallPath === null ? [] : [smallPath])]));
  const used = await store.logos.usedPaths();
  return {
    'clients added': acts.length,
    'clients acknowledged': acknowledged(acts).length,
    'clients stored': clients.length,
    'pictures that no entry has, swept after a week': [...files].filter((key) => !used.has(uploadPath(key))).length,
    '! clients acknowledged and not stored': acknowledged(acts).filter(({ name }) => rows(name) === 0).length,
    '! clients stored twice': acts.filter(({ name }) => rows(name) > 1).length,
    '! clients half-done': acts.filter(({ name }) => eventsOf(name) !== rows(name)).length,
    '! pictures without their file': [...named].filter((path) => !isThere(path)).length,
    '! clients without the file of their logo': clients.filter(({ logo }) => logo !== '' && !isThere(logo)).length,
  };
}
