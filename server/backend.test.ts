import { expect, test } from 'vitest';
import { removeDemo } from '#api/demo/remove';
import { localFiles } from '#api/files/local-files';
import { openBackend } from './backend.ts';
import { createLogger } from './operations/logger.ts';
import { startTestServer } from './testing/test-server.ts';

test('a start in production says how many demo entries the site shows, and which command removes them', async () => {
  const { log, backend, settings } = await startTestServer({ NODE_ENV: 'production', DEMO: 'on' });
  const warnings = () => log.map((line) => JSON.parse(line)).filter(({ msg }) => /INVENTED ENTRIES/.test(msg));
  expect(warnings()).toEqual([expect.objectContaining({ level: 40, groups: 4, clients: 24, reviews: 12, careers: 8 })]);
  expect(warnings()[0].msg).toContain('npm run demo -- remove');

  await removeDemo(backend.store, await localFiles(settings));
  const again = await openBackend({ ...settings, demo: false }, createLogger('debug', { write: (line: string) => void log.push(line) }));
  await again.close();
  expect(warnings()).toHaveLength(1);
});

test('a start in development does not', async () => {
  const { log } = await startTestServer({ DEMO: 'on' });
  expect(log.join()).not.toContain('INVENTED ENTRIES');
});
