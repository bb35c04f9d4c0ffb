import { expect, onTestFinished, test } from 'vitest';
import { messages } from '#content/en/messages';
import { siteTexts } from '#server/texts';
import { localFiles } from '../../../files/local-files.ts';
import { DatabaseAway } from '../../../store/engines/engine.ts';
import { openStore, type Store } from '../../../store/open-store.ts';
import { newDatabase } from '../../../testing/postgres-databases.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import type { ReadFile } from './content-file.ts';
import { exportContent, importContent } from './import-content.ts';
import { readContentFile } from './read-content-file.ts';

const names = Array.from({ length: 40 }, (_, number) => `Client ${number + 10}`);
const csv = ['name,category', ...names.map((name) => `${name},Banks`)].join('\n');

/** Every transaction does its work, fails before its commit for a reason that passes, and is run again. */
const failingOnceEach = (store: Store): Store => ({
  ...store,
  transaction(work, options) {
    let hasFailed = false;
    return store.transaction(async (repositories) => {
      const result = await work(repositories);
      if (hasFailed) return result;
      hasFailed = true;
      throw new DatabaseAway('failed over');
    }, options);
  },
});

test('an import whose transactions are undone and run again brings every line, once', async () => {
  const dataDir = await temporaryFolder();
  const store = await openStore({ dataDir, databaseUrl: await newDatabase() });
  onTestFinished(() => store.close());
  const context = { store: failingOnceEach(store), files: await localFiles({ dataDir }), siteTexts };
  const file = readContentFile(Buffer.from(csv), 'clients') as ReadFile;

  const report = await importContent(context, file, { actor: null, texts: messages, now: new Date() });

  expect(report).toMatchObject({ isDone: true, counts: { new: names.length, faulty: 0 } });
  expect(new Set((await exportContent({ store, siteTexts }, 'clients')).map(({ name }) => name))).toEqual(new Set(names));
});
