import { expect, test } from 'vitest';
import { openEngine } from '#api/store/engines/open-engine';
import { apiPaths } from '#contract/api-paths';
import { startTestServer } from '../testing/test-server.ts';

test('rows that do not match the contract are logged once with table and key, and everything else is served', async () => {
  const { app, backend, settings, log } = await startTestServer({ DEMO: 'on' });
  const lists = [apiPaths.clients, apiPaths.homeLogos, apiPaths.openCareers];
  const read = () => Promise.all(lists.map((path) => app.inject(path)));
  const before = (await read()).map((response) => response.json().length);
  const [[client], [job]] = [await backend.data('en').clients(), await backend.data('en').openCareers()];
  const { db } = await openEngine(settings);
  await db
    .updateTable('clients')
    .set({ category: 'Bank' as never, name: 'Secret' })
    .where('id', '=', client?._id ?? '')
    .execute();
  await db
    .updateTable('careers')
    .set({ responsibilities: 'Secret' })
    .where('id', '=', job?._id ?? '')
    .execute();
  await db.destroy();

  const responses = [...(await read()), ...(await read())];

  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(responses.map((response) => response.json().length)).toEqual([...before, ...before].map((count) => count - 1));
  const logged = log.filter((line) => line.includes('does not match the contract')).map((line) => JSON.parse(line));
  // The lists are read at the same time, in whatever order they come.
  expect(new Set(logged.map(({ level, source, key }) => [level, source, key].join()))).toEqual(
    new Set([[50, 'careers', job?._id].join(), [50, 'clients', client?._id].join()]),
  );
  expect(logged).toHaveLength(2);
  expect(JSON.stringify(logged)).not.toContain('Secret');
});
