import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const pattern = '{api,art,brand,commands,content,contract,office,server,site,tests,tools,ui}/**/*.test.{ts,tsx}';

/** They read the pages of one server that runs for all of them. */
const aboutPages = 'tests/pages/**/*.test.ts';

const testsThatContain = (text: RegExp) => globSync(pattern).filter((file) => text.test(readFileSync(file, 'utf8')));

/** A store, or a server around one, comes from one of these. */
const onBothEngines = testsThatContain(/testing\/(?:engines|store-with-database|test-api|test-server)/);
/** Before a request is read the same happens whatever engine waits behind it, and these take their time. */
const aboutConnections = ['server/protection/timeouts.test.ts', 'tests/attack/floods.test.ts', 'tests/attack/raw-requests.test.ts'];
/** The store is asked only after a picture is told from what is none; logo-work and picture-work of api/office/routes/site/ keep pictures in both. */
const aboutPictures = ['tests/attack/hostile-logos.test.ts', 'tests/attack/hostile-photos.test.ts'];
const onPostgresAlone = testsThatContain(/testing\/postgres-databases/);
/** Among the others, each would end a worker and start one of its own: one environment lasts as long as its worker. */
const inDocument = testsThatContain(/^\/\/ @vitest-environment happy-dom$/m);

const setupFiles = ['tests/all-languages.ts', 'tests/cheap-passwords.ts'];

export default defineConfig({
  test: {
    // Tests open databases, listen on ports and render pages; on a busy machine that takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Every test owns its data and restores what it replaces, so files of one worker can share the modules that they import.
    isolate: false,
    // More than processors: tests often wait, for timeouts, other processes and disks.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'SQLite',
          setupFiles,
          include: [pattern],
          exclude: [...configDefaults.exclude, ...onPostgresAlone, ...inDocument, aboutPages],
        },
      },
      {
        extends: true,
        test: {
          name: 'PostgreSQL',
          setupFiles,
          include: [...onBothEngines, ...onPostgresAlone],
          exclude: [...aboutConnections, ...aboutPictures, aboutPages],
          globalSetup: 'api/testing/postgres-cluster.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'Document',
          setupFiles,
          include: inDocument,
        },
      },
      {
        extends: true,
        test: {
          name: 'Pages',
          include: [aboutPages],
          globalSetup: 'tests/pages/start-site.ts',
        },
      },
    ],
  },
});
