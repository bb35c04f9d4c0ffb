import { describe, expect, test } from 'vitest';
import { messages as arabicMessages } from '#content/ar/messages';
import { messages } from '#content/en/messages';
import { apiPaths, uploadsPrefix } from '#contract/api-paths';
import { contentFormats, contentKinds } from '#contract/office/content-files';
import type { CompanyOffices } from '#contract/office/offices';
import { officeUrl } from '#contract/office/paths';
import { openEngine } from '../../../store/engines/open-engine.ts';
import { engines } from '../../../testing/engines.ts';
import { quote } from '../../../testing/forms.ts';
import { ifMatch } from '../../../testing/if-match.ts';
import { signIn } from '../../../testing/office-colleague.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { client, clients, csv, exported, fill, importFile, office, planned, preview, send, where } from '../../testing/content-files.ts';
import { eventKindsOf } from '../../testing/office-client.ts';

const revisions = async ({ store }: TestApi) => store.revisions.current();

describe.each(engines)('files of content on $name', (engine) => {
  test.each(contentFormats)('what is exported as %s is imported elsewhere, and exported from there byte by byte', async (format) => {
    const [here, there] = [await startApi(engine), await startApi(engine)];
    const [owner, other] = [await signIn(here, 'owner'), await signIn(there, 'owner')];
    await fill(owner);

    for (const kind of contentKinds.filter((one) => one !== 'texts')) {
      const file = await exported(owner, kind, format);
      const report = await importFile(other, kind, file);
      // Changes that are not public are such of a job.
      const counts = kind === 'jobs' ? { new: 5, changed: 1 } : { new: 2, changed: 0 };
      expect([report.faults, report.counts, report.isDone]).toEqual([[], { ...counts, unchanged: 0, faulty: 0 }, true]);
      expect(await exported(other, kind, format)).toBe(file);
    }
    for (const path of ['/api/clients', '/api/groups', '/api/members', '/api/careers/open']) {
      const [one, two] = await Promise.all([here, there].map(({ app }) => app.inject({ url: path, headers: { 'accept-language': 'ar' } })));
      expect([two?.statusCode, two?.json()]).toEqual([200, one?.json()]);
    }
  });

  test('what is here already stays untouched: no event, no version, no page is made anew', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await fill(owner);
    const before = [await eventKindsOf(api), await revisions(api), await clients(owner)];

    for (const kind of contentKinds)
      for (const format of contentFormats) {
        const report = await importFile(owner, kind, await exported(owner, kind, format));
        expect([report.counts.new, report.counts.changed, report.isDone]).toEqual([0, 0, true]);
      }

    expect([await eventKindsOf(api), await revisions(api), await clients(owner)]).toEqual(before);
  });

  test('a dry run says what would happen and does nothing, and the import does that, with an event for each and one for all', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await editor.send('POST', officeUrl('clients'), client);
    await editor.send('POST', officeUrl('clients'), { ...client, name: 'Second' });
    const [first] = await clients(editor);
    const file = csv(
      'id,name,nameAr,category,comingSoon',
      `${first?.id},Harbour Mills,,Banks,no`,
      ',SECOND,مطاحن الميناء,,yes',
      ',Third,الثالث,Banks,yes',
    );
    const before = [await revisions(api), await clients(editor)];

    const seen = await preview(editor, 'clients', file);

    expect(where(seen)).toEqual([[3, 3, 'category', messages['field.required']]]);
    const corrected = file.replace('الميناء,,yes', 'الميناء,Banks,no');
    const report = await preview(editor, 'clients', corrected);
    expect(planned(report)).toEqual([
      ['Harbour Mills', 'changed', 'name', 'nameAr', 'category'],
      ['SECOND', 'changed', 'name', 'category'],
      ['Third', 'new'],
    ]);
    expect([report.counts, report.isDone]).toEqual([{ new: 1, changed: 2, unchanged: 0, faulty: 0 }, false]);
    expect([await revisions(api), await clients(editor)]).toEqual(before);
    expect(await eventKindsOf(api)).toEqual(['client.added', 'client.added']);

    expect(await importFile(editor, 'clients', corrected)).toEqual({ ...report, isDone: true });
    expect(await clients(editor)).toMatchObject([
      { id: first?.id, name: 'Harbour Mills', ar: null, category: 'Banks', services: client.services, isPrivateWork: true, version: 2 },
      { name: 'SECOND', category: 'Banks', comingSoon: false },
      { name: 'Third', ar: { name: 'الثالث' }, category: 'Banks', comingSoon: true, services: [] },
    ]);
    expect((await eventKindsOf(api)).slice(2)).toEqual(['client.changed', 'client.changed', 'client.added', 'client.imported']);
    const [last] = await api.store.events.list({ limit: 1 });
    expect([last?.kind, last?.after, last?.actor?.name]).toEqual(['client.imported', '3', editor.name]);
    expect((await api.app.inject('/api/clients')).json()).toHaveLength(3);
  });

  test('one faulty line keeps the whole file out, and every faulty line is named in the language of the reader', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await editor.send('POST', officeUrl('clients'), client);
    const [known] = await clients(editor);
    const file = csv(
      'id,name,category,services,isPrivateWork,logo',
      ',Fine,Banks,Web,no,',
      ',No category,Bakery,,no,',
      ',Services,Banks,"Web',
      'Blogs",no,',
      ',Twice,Banks,"AI',
      'AI",no,',
      ',Link,Banks,Web | javascript:alert(1),perhaps,',
      `${known?.id},,Banks,,no,`,
      `${known?.id},Again,Banks,,no,`,
      ',Fine,Banks,,no,',
      '../x,Id,Banks,,no,',
      `,Logo,Banks,,no,${uploadsPrefix}/gone.webp`,
    );

    const response = await send(editor, 'clients', file);

    expect(response.statusCode).toBe(422);
    const places = where(response.json()).map(([row, line, field]) => [row, line, field]);
    expect(places).toEqual([
      [3, 3, 'category'],
      [4, 4, 'services'],
      [5, 6, 'services'],
      [6, 8, 'isPrivateWork'],
      [6, 8, 'services'],
      [7, 9, 'name'],
      [8, 10, 'id'],
      [9, 11, 'name'],
      [10, 12, 'id'],
      [11, 13, 'logo'],
    ]);
    expect(response.json().counts.faulty).toBe(9);
    expect(response.json().faults[0].message).toMatch(/^“Bakery” is not a category\. Available categories: Banks, /);
    expect(response.json().faults[1].message).toMatch(/^“Blogs” is not a service\. Available services: Network, /);
    expect(response.json().faults[6].message).toBe('This entry already appears in row 7');
    expect(await clients(editor)).toHaveLength(1);
    expect(await eventKindsOf(api)).toEqual(['client.added']);
    const inArabic = await send(editor, 'clients', file, '?dryRun=true', { 'accept-language': 'ar' });
    expect([inArabic.statusCode, inArabic.json().faults[2].message]).toEqual([200, arabicMessages['office.serviceTwice']]);
  });

  test('an import that somebody has agreed to does what they saw, or nothing, and once', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await editor.send('POST', officeUrl('clients'), client);
    const [known] = await clients(editor);
    const file = csv('id,name', `${known?.id},Renamed`);
    const { basis } = await preview(editor, 'clients', file);
    await editor.send('PUT', officeUrl('client', { id: known?.id ?? '' }), { ...client, comingSoon: true }, ifMatch(1));

    const late = await send(editor, 'clients', file, `?basis=${basis}`);

    expect([late.statusCode, late.json().isDone, (await clients(editor))[0]?.name]).toEqual([412, false, client.name]);
    const query = `?basis=${late.json().basis}`;
    const key = { 'idempotency-key': 'one' };
    const [done, again] = [await send(editor, 'clients', file, query, key), await send(editor, 'clients', file, query, key)];
    expect([done.statusCode, again.statusCode, done.json().counts, again.json().counts]).toEqual([
      ...[200, 200, { new: 0, changed: 1, unchanged: 0, faulty: 0 }, { new: 0, changed: 1, unchanged: 0, faulty: 0 }],
    ]);
    expect(await clients(editor)).toMatchObject([{ name: 'Renamed', comingSoon: true, version: 3 }]);
  });

  test('what was deleted here is not brought back by a file, and what cannot be read is not written over', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await editor.send('POST', officeUrl('clients'), client);
    for (const name of ['One', 'Two']) await editor.send('POST', officeUrl('offices'), { ...office, name });
    const [clientFile, officeFile] = [await exported(editor, 'clients'), await exported(editor, 'offices')];
    const [known] = await clients(editor);
    const { offices } = (await editor.get(officeUrl('offices'))).json() as CompanyOffices;
    await editor.send('DELETE', officeUrl('client', { id: known?.id ?? '' }), undefined, ifMatch(1));
    await editor.send('PATCH', officeUrl('office', { id: offices[0]?.id ?? '' }), { isDeleted: true }, ifMatch(1));
    const { db } = await openEngine({ dataDir: api.dataDir, databaseUrl: (await engine.environment(api.dataDir)).DATABASE_URL });
    await db
      .updateTable('groups')
      .set({ services: 'nothing' })
      .where('id', '=', offices[1]?.id ?? '')
      .execute();
    await db.destroy();

    expect(where(await preview(editor, 'clients', clientFile))).toEqual([[2, 2, 'id', messages['import.deleted']]]);
    expect(where(await preview(editor, 'offices', officeFile)).map(([row, , ...rest]) => [row, ...rest])).toEqual([
      [2, 'id', messages['import.deleted']],
      [3, 'id', messages['import.unfit']],
    ]);
    // Without an id it is a new one: nobody is taken off the clients page for ever.
    expect(planned(await preview(editor, 'clients', csv('name,category', '"Harbour, ""Mills""",Banks')))).toEqual([[client.name, 'new']]);
  });

  test('offices are found by name and country, keep what a file does not have, and have a whole place or none', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    await editor.send('POST', officeUrl('offices'), office);
    const file = csv('name,country,positionTop,positionLeft,phone,logo', "'=lisbon,Portugal,50,,٣٥١,", 'Porto,Portugal,1,2,1,');

    expect(where(await preview(editor, 'offices', file)).map(([row, , field]) => [row, field])).toEqual([
      [2, 'positionLeft'],
      [3, 'address'],
      [3, 'email'],
    ]);
    const report = await importFile(
      editor,
      'offices',
      csv('name,country,positionTop,positionLeft,phone,logo', "'=lisbon,Portugal,50,60,٣٥١,"),
    );

    expect(planned(report)).toEqual([['=lisbon', 'changed', 'name', 'phone', 'positionTop', 'positionLeft']]);
    const { offices } = (await editor.get(officeUrl('offices'))).json() as CompanyOffices;
    expect(offices).toMatchObject([{ ...office, name: '=lisbon', phone: '351', position: { top: 50, left: 60 }, version: 2 }]);
    expect(await eventKindsOf(api)).toEqual(['office.added', 'office.changed', 'office.imported']);
  });

  test('two entries that are called the same have to be told apart by their ids', async () => {
    const api = await startApi(engine);
    const editor = await signIn(api, 'editor');
    for (const category of ['Banks', 'Governments'] as const)
      await editor.send('POST', officeUrl('clients'), { ...client, name: 'Twin', category });

    expect(where(await preview(editor, 'clients', csv('name,category', 'twin,Banks')))).toEqual([
      [2, 2, 'name', messages['import.ambiguous']],
    ]);
    const [, second] = await clients(editor);
    // An id from elsewhere does not make a third one by mistake.
    expect(where(await preview(editor, 'clients', csv('id,name,category', 'elsewhere,Twin,Banks')))).toEqual([
      [2, 2, 'id', messages['import.otherId']],
    ]);
    await importFile(editor, 'clients', csv('id,name,category', `${second?.id},Twin,Banks`));
    expect((await clients(editor)).map(({ category }) => category)).toEqual(['Banks', 'Banks']);
  });

  /** As many lines as take several batches. */
  const many = (line: (number: number) => string) => Array.from({ length: 600 }, (_, number) => line(number));

  test('while a long import writes, forms are stored and what it has brought so far is read', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const order: string[] = [];
    const importing = importFile(owner, 'clients', csv('name,category', ...many((number) => `Client ${number},Banks`))).then(() =>
      order.push('imported'),
    );
    await expect.poll(async () => (await api.store.clients.list()).length, { interval: 1 }).toBeGreaterThan(0);
    expect((await api.store.clients.list()).length).toBeLessThan(600);

    const response = await api.post(apiPaths.quotes, quote());
    order.push(`stored ${response.statusCode}`);
    await importing;

    expect([order, (await api.store.clients.list()).length]).toEqual([['stored 201', 'imported'], 600]);
  });

  test('a line that a colleague makes faulty while a long import writes is left out, and the report names it', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    await importFile(owner, 'clients', csv('id,name,category', ...many((number) => `id-${number},Client ${number},Banks`)));
    const importing = importFile(owner, 'clients', csv('id,name', ...many((number) => `id-${number},Renamed ${number}`)));
    const renamed = async () => (await api.store.clients.list()).filter(({ name }) => name.startsWith('Renamed')).length;
    await expect.poll(renamed, { interval: 1 }).toBeGreaterThan(0);
    const removed = await owner.send('DELETE', officeUrl('client', { id: 'id-599' }), undefined, ifMatch(1));
    expect(removed.statusCode).toBe(200);

    const report = await importing;

    expect([report.isDone, where(report), await renamed()]).toEqual([true, [[601, 601, 'id', messages['import.deleted']]], 599]);
  });
});
