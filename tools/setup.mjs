// Entry point of every npm script: sets up what the script needs, then runs it. Plain JavaScript for Node 20 and later, without dependencies.
// Logs to standard error only.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureBrowsers } from './setup/browser.mjs';
import { ensureBuild } from './setup/build.mjs';
import { compileCache, log, root } from './setup/context.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { engineNames, ensureEngines } from './setup/engines.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { ensureNode } from './setup/node.mjs';
import { ensurePrograms } from './setup/programs.mjs';

/** Script name → what it needs besides the production dependencies, the system programs it calls, and what it runs. `whole`: a build with all files. */
const scripts = {
  start: { needs: ['build'], run: ['server/main.ts'] },
  dev: { needs: ['development'], run: ['tools/develop.ts'] },
  build: { needs: ['build'], whole: true, run: [] },
  // Not in package.json: the first step of the container image (Containerfile).
  packages: { needs: [], run: [] },
  inbox: { needs: [], run: ['commands/inbox.ts'] },
  art: { needs: ['development'], run: ['art/run.ts'] },
  office: { needs: [], run: ['commands/office.ts'] },
  privacy: { needs: [], run: ['commands/privacy.ts'] },
  backup: { needs: [], run: ['commands/backup.ts'] },
  restore: { needs: [], run: ['commands/restore.ts'] },
  'copy-store': { needs: [], run: ['commands/copy-store.ts'] },
  demo: { needs: [], run: ['commands/demo.ts'] },
  content: { needs: [], run: ['commands/content.ts'] },
  // It reads files of TypeScript, and formats them.
  'write-texts': { needs: ['development'], run: ['tools/write-texts.ts'] },
  check: { needs: ['development'], run: ['tools/check.ts'] },
  format: { needs: ['development'], run: ['tools/format.ts'] },
  // It builds the site itself, beside its checks.
  test: { needs: ['development', 'browser', 'firefox if possible'], run: ['tools/test.ts'] },
  'test:browsers': {
    needs: ['development', 'build', 'engines'],
    run: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/browsers/playwright.config.ts'],
  },
  'test:second-brand': { needs: ['development', 'browser'], run: ['tests/second-brand/run.ts'] },
  'test:dovecot': { needs: ['development', 'build'], programs: ['dovecot'], run: ['tests/dovecot/run.ts'] },
  'bench:applications': { needs: ['build'], run: ['tests/bench/applications.ts'] },
  'bench:attack': { needs: ['build'], run: ['tests/bench/attack.ts'] },
  'bench:bytes': { needs: ['development', 'build', 'browser'], run: ['tests/bench/bytes.ts'] },
  'bench:chat-link': { needs: ['development', 'build', 'browser'], run: ['tests/bench/chat-link.ts'] },
  'bench:durability': { needs: ['development', 'build'], run: ['tests/bench/durability.ts'] },
  'bench:failover': { needs: ['build'], run: ['tests/bench/failover.ts'] },
  'bench:lists': { needs: ['development', 'build', 'browser'], run: ['tests/bench/lists.ts'] },
  'bench:navigation': { needs: ['development', 'build', 'browser'], run: ['tests/bench/navigation.ts'] },
  'bench:observatory': { needs: ['build', 'observatory'], programs: ['nginx', 'openssl'], run: ['tests/bench/observatory.ts'] },
  'bench:office': { needs: ['development', 'build', 'browser'], run: ['tests/bench/office.ts'] },
  'bench:pages': { needs: ['development', 'build', 'browser', 'lighthouse'], run: ['tests/bench/pages.ts'] },
  'bench:server': { needs: ['build'], programs: ['nginx', 'wrk', 'taskset'], run: ['tests/bench/server.ts'] },
  'bench:writers': { needs: ['build'], run: ['tests/bench/writers.ts'] },
};

const [name = '', ...args] = process.argv.slice(2);
const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
if (!script) {
  log(`unknown script "${name}"; available: ${Object.keys(scripts).join(', ')}`);
  process.exit(2);
}

const environment = { NODE_COMPILE_CACHE: compileCache, ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

/** Throws when the browser of an engine cannot be had; of all, or of those that `--project` names. */
function requireEngines(path) {
  const named = engineNames.filter((engine) => args.some((arg) => arg.split('=').includes(engine)));
  const missing = ensureEngines(named.length > 0 ? named : engineNames, path, environment);
  if (missing.length > 0) throw new Error(`nothing to test ${missing.join(' and ')} with; the other engines run with --project`);
}

let node;
try {
  node = await withSetupLock(async () => {
    const path = await ensureNode();
    environment.PATH = `${dirname(path)}${delimiter}${process.env.PATH ?? ''}`;
    await ensureDependencies(path, environment, { development: script.needs.includes('development') });
    if (script.needs.includes('browser')) Object.assign(environment, ensureBrowsers(path, environment));
    if (script.needs.includes('firefox if possible')) ensureEngines(['firefox'], path, environment);
    if (script.needs.includes('engines')) requireEngines(path);
    if (script.needs.includes('lighthouse')) await ensureDependencies(path, environment, { folder: join(root, 'tests/bench/lighthouse') });
    if (script.needs.includes('observatory'))
      await ensureDependencies(path, environment, { folder: join(root, 'tests/bench/observatory') });
    if (script.programs) ensurePrograms(script.programs, environment);
    if (script.needs.includes('build')) await ensureBuild(path, environment, { whole: script.whole === true });
    return path;
  });
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

if (script.run.length > 0) {
  const child = spawn(node, [...script.run, ...args], { cwd: root, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    log(`could not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
