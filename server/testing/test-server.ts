import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { anyEngine } from '#api/testing/engines';
import type { BuiltSite } from '../assets/built-site.ts';
import { type Backend, openBackend } from '../backend.ts';
import { createServer } from '../create-server.ts';
import { createLogger } from '../operations/logger.ts';
import { readSettings, type Settings } from '../settings.ts';
import { testSite } from './built-site.ts';

export interface TestServer {
  app: FastifyInstance;
  backend: Backend;
  settings: Settings;
  /** Log lines, in JSON. */
  log: string[];
}

/** Builds the whole server on an empty data folder, which is deleted after the test. It does not listen. */
export async function startTestServer(env: Record<string, string> = {}, site: BuiltSite = testSite()): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'server-'));
  const database = await anyEngine.environment(dataDir);
  const settings = readSettings({ DATA_DIR: dataDir, ORIGIN: 'http://localhost', RATE_LIMITS: 'off', DEMO: 'off', ...database, ...env });
  const log: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(line.toString());
      done();
    },
  });
  const logger = createLogger('debug', stream);
  const backend = await openBackend(settings, logger);
  const app = await createServer({ settings, log: logger, site, data: backend.data, backend });
  onTestFinished(async () => {
    await app.close();
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { app, backend, settings, log };
}
