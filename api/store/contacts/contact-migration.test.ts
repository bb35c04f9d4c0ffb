import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { emptyValues } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { anyEngine } from '../../testing/engines.ts';
import { findEngine } from '../engines/open-engine.ts';
import { migrations } from '../migrate.ts';
import { openStore } from '../open-store.ts';

const at = '2026-11-20T10:00:00.000Z';

/** A database of the release before, and what brings it to the newest schema. */
async function earlierDatabase() {
  const location = await anyEngine.withoutTables();
  const engine = await findEngine(location);
  onTestFinished(() => engine.close());
  await engine.open(async (db) => {
    const { error } = await new Migrator({ db: db.withoutPlugins(), provider: migrations }).migrateTo('0032-pictures');
    if (error) throw error;
  });
  return { location, db: engine.db };
}

async function addQuote(db: Awaited<ReturnType<typeof earlierDatabase>>['db'], id: string, values: object): Promise<void> {
  const common = { id, reference: id.toUpperCase(), receivedAt: at, locale: 'ar' as const, suspicious: 0 as const };
  await db
    .insertInto('quotes')
    .values({ ...emptyValues(quoteForm), ...common, rank: `0|${at}`, ...values })
    .execute();
  await db.insertInto('searchTexts').values({ kind: 'quote', subjectId: id, words: id }).execute();
}

test('what was there before is found as what comes now, and is of the person who sent it', async () => {
  const { location, db } = await earlierDatabase();
  const person = { fullName: 'عبد الله الزعبي', email: 'A@Zoubi.example', phoneNumber: '079 452 3618', country: 'الأردن' };
  await addQuote(db, 'one', { ...person, message: 'كاميرات لعيادة', turn: 'ours', rank: `1|${at}` });
  await addQuote(db, 'two', { fullName: 'Lina', email: '', phoneNumber: '+962794523618', country: '', message: '' });
  const note = { about: 'quote', authorId: null, at, editedAt: null, removedAt: null, version: 1, mergedFrom: null } as const;
  await db
    .insertInto('caseNotes')
    .values({ ...note, id: 'n', aboutId: 'two', text: 'Al-Hashimi' })
    .execute();

  const store = await openStore(location);
  onTestFinished(() => store.close());

  const find = async (search: string) => (await store.search.sent(search, ['quote'], 9)).map(({ id }) => id).toSorted();
  expect(await find('عبدالله زعبي عيادة كاميرا')).toEqual(['one']);
  expect(await find('4523618')).toEqual(['one', 'two']);
  expect(await find('alhashimi')).toEqual(['two']);
  const addresses = (await store.contacts.addresses(['one'])).get('one') ?? [];
  expect(addresses).toEqual(['a@zoubi.example', '+962794523618']);
  expect((await store.contacts.person(addresses, ['quote'])).sent.map(({ id }) => id).toSorted()).toEqual(['one', 'two']);
  const ranks = await db.selectFrom('quotes').select('rank').distinct().execute();
  expect(ranks).toEqual([{ rank: `0|${at}` }]);
});

test('what is deleted by whatever program takes its addresses along, and what was said of them', async () => {
  const { location, db } = await earlierDatabase();
  await addQuote(db, 'one', { email: 'one@visitor.example' });
  await addQuote(db, 'two', { email: 'two@visitor.example' });
  const store = await openStore(location);
  onTestFinished(() => store.close());
  await store.transaction(({ contacts }) => contacts.link([['one@visitor.example', 'two@visitor.example']], true, new Date(at)));

  await db.deleteFrom('quotes').where('id', '=', 'two').execute();

  expect(await store.contacts.linksOf(['one@visitor.example'])).toEqual([]);
  expect(await store.contacts.addresses(['one', 'two'])).toEqual(new Map([['one', ['one@visitor.example']]]));
});
