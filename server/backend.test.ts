import { expect, test } from 'vitest';
import { welcomeDemoOwner } from '#api/accounts/demo-owner';
import { defaultPreferences } from '#api/accounts/people';
import { removeDemo } from '#api/demo/remove';
import { localFiles } from '#api/files/local-files';
import { defaultLocale } from '#contract/locales';
import { openBackend } from './backend.ts';
import { createLogger } from './operations/logger.ts';
import { readSettings } from './settings.ts';
import { startTestServer } from './testing/test-server.ts';

test('a start in production logs how many demo entries the site shows, and which command removes them', async () => {
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

test('a start without an owner of the Office logs how one comes in, until there is one', async () => {
  const { log, backend, settings } = await startTestServer({ DEMO: 'off' });
  const hints = () => log.filter((line) => line.includes('npm run office -- invite'));
  expect(hints()).toHaveLength(1);

  const preferences = defaultPreferences(defaultLocale);
  await backend.store.accounts.add(
    { email: 'owner@company.example', name: 'Owner', roles: ['owner'], status: 'active', preferences },
    new Date(),
  );
  const again = await openBackend(settings, createLogger('debug', { write: (line: string) => void log.push(line) }));
  await again.close();
  expect(hints()).toHaveLength(1);
});

test.each([
  ['a public ORIGIN', { ORIGIN: 'https://company.example' }, 'ORIGIN is https://company.example'],
  ['a trusted proxy', { TRUST_PROXY: 'loopback, 10.0.0.0/8' }, 'TRUST_PROXY is loopback,10.0.0.0/8'],
])(
  'a demo that starts again with %s locks its owner out, whose link and sessions are over, and the log says why',
  async (_case, env, because) => {
    const { backend, settings, log } = await startTestServer({ DEMO: 'on' });
    await welcomeDemoOwner(backend.store);
    const owner = await backend.store.accounts.findDemo();
    expect(owner?.status).toBe('active');

    const exposed = readSettings({
      DATA_DIR: settings.dataDir,
      DEMO: 'on',
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
      ...env,
    });
    const again = await openBackend(exposed, createLogger('debug', { write: (line: string) => void log.push(line) }));
    await again.close();

    expect((await backend.store.accounts.findDemo())?.status).toBe('deactivated');
    const reasons = log.map((line) => JSON.parse(line)).filter(({ msg }) => /the demo has no owner/.test(msg));
    expect(reasons).toEqual([expect.objectContaining({ level: 40, because })]);
  },
);
