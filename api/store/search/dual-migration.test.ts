import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { emptyValues } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { anyEngine } from '../../testing/engines.ts';
import { findEngine } from '../engines/open-engine.ts';
import { migrations } from '../migrate.ts';
import { openStore } from '../open-store.ts';

test('what the release before has stored of two is found by the singular', async () => {
  const location = await anyEngine.withoutTables();
  const { db, open, close } = await findEngine(location);
  onTestFinished(close);
  await open(async (opened) => {
    const { error } = await new Migrator({ db: opened.withoutPlugins(), provider: migrations }).migrateTo('0046-access-tokens');
    if (error) throw error;
  });
  const at = '2026-11-20T10:00:00.000Z';
  const common = { receivedAt: at, locale: 'ar', suspicious: 0, rank: `0|${at}` } as const;
  for (const [id, words] of [
    ['two', 'نظام لصيدليتين صيدليتين'],
    ['other', 'نظام'],
  ] as const) {
    await db
      .insertInto('quotes')
      .values({ ...emptyValues(quoteForm), ...common, id, reference: id })
      .execute();
    await db.insertInto('searchTexts').values({ kind: 'quote', subjectId: id, words }).execute();
  }
  const client = {
    logo: '',
    category: 'Healthcare & Medical',
    services: '[]',
    isPrivateWork: 0,
    comingSoon: 0,
    story: null,
    sortOrder: 0,
  } as const;
  await db
    .insertInto('clients')
    .values({ ...client, id: 'pharmacies', name: 'Two', ar: null, deletedAt: null, words: ' صيدليتان ' })
    .execute();

  const store = await openStore(location);
  onTestFinished(() => store.close());

  const find = async (search: string) => (await store.search.sent(search, ['quote'], 9)).map(({ id }) => id).toSorted();
  expect(await find('صيدلية')).toEqual(['two']);
  expect(await find('نظام صيدليتين')).toEqual(['two']);
  expect(await find('نظام')).toEqual(['other', 'two']);
  expect((await db.selectFrom('clients').select('words').executeTakeFirst())?.words).toMatch(/^ صيدليتان .* صيدل .* $/);
});
