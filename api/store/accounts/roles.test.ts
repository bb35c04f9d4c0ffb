import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { defaultPreferences } from '../../accounts/people.ts';
import { engines } from '../../testing/engines.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openEngine } from '../engines/open-engine.ts';

describe.each(engines)('roles on $name', (engine) => {
  test('the release before reads the first of the roles, and where it has written another one that alone counts', async () => {
    const dataDir = await temporaryFolder();
    const store = await engine.open(dataDir);
    const preferences = defaultPreferences('en');
    const added = await store.accounts.add(
      { email: 'lina@company.example', name: 'Lina', roles: ['sales', 'hiring'], status: 'active', preferences },
      new Date(),
    );
    const id = added?.id ?? '';
    const { db } = await openEngine({ dataDir, databaseUrl: (await engine.environment(dataDir)).DATABASE_URL });
    const before = (await sql<{ role: string }>`select role from accounts`.execute(db)).rows;

    await sql`update accounts set role = 'editor'`.execute(db);
    const after = await store.accounts.find(id);

    expect([added?.roles, before, after?.roles]).toEqual([['sales', 'hiring'], [{ role: 'sales' }], ['editor']]);
    expect((await store.accounts.change(id, { roles: ['hiring', 'editor'] }, new Date()))?.roles).toEqual(['hiring', 'editor']);
    await db.destroy();
    await store.close();
  });
});
