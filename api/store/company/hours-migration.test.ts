import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { findEngine } from '../engines/open-engine.ts';
import { up } from '../migrations/0029-hours-by-day.ts';
import { openStore } from '../open-store.ts';

test.each(engines)('hours that were the same on all working days are kept by day, on $name', async (kind) => {
  const location = await kind.withoutTables();
  const store = await openStore(location);
  await store.close();
  const engine = await findEngine(location);
  onTestFinished(() => engine.close());
  await engine.open(async () => undefined);
  const db = engine.db.withoutPlugins() as unknown as Kysely<{ company: { id: string; changes: string; version: number } }>;
  const openingHours = { workingDays: ['Monday', 'Friday'], opens: '08:00', closes: '12:30' };
  await db.insertInto('company').values({ id: 'company', changes: JSON.stringify({ openingHours, phone: '+353 1' }), version: 1 }).execute();

  await up(db as never);

  const { changes } = await db.selectFrom('company').select('changes').executeTakeFirstOrThrow();
  const hours = [{ opens: '08:00', closes: '12:30' }];
  expect(JSON.parse(changes)).toEqual({
    ...{ openingHours, phone: '+353 1' },
    weekHours: { Monday: hours, Tuesday: [], Wednesday: [], Thursday: [], Friday: hours, Saturday: [], Sunday: [] },
  });
});
