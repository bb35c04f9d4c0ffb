import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openStore, type Store } from '#api/store/open-store';
import { settingNames } from '#server/settings';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

/** Describes what a page's HTML is made from: the API's data, nothing (while the API itself responds), or the clients of a test. */
export type PageData = 'working' | 'failing' | 'sample-clients';

const entries: Record<PageData, string> = {
  working: 'server/main.ts',
  failing: 'tests/e2e/support/site-without-data.ts',
  'sample-clients': 'tests/pages/site-with-sample-clients.ts',
};

/** The built site in a process of its own, on a free port and an empty data folder. */
export class SiteProcess {
  /** Scheme, host and port; the same after a restart. */
  url = '';
  /** The demo owner's link into the Office, good once, which each start prints anew on a site with the demo. */
  officeLink: Promise<string> = Promise.resolve('');
  readonly dataDir: string;
  readonly #data: PageData;
  readonly #settings: Record<string, string>;
  #process: ChildProcess | undefined;

  private constructor(dataDir: string, data: PageData, settings: Record<string, string>) {
    this.dataDir = dataDir;
    this.#data = data;
    this.#settings = settings;
  }

  /** The pid of the process that runs now. */
  get pid(): number {
    if (this.#process?.pid === undefined) throw new Error('The site is not running');
    return this.#process.pid;
  }

  /** @param settings what differs from an ordinary test */
  static async start(data: PageData, settings: Record<string, string> = {}): Promise<SiteProcess> {
    const site = new SiteProcess(await mkdtemp(join(tmpdir(), 'site-')), data, settings);
    await site.#launch('0');
    return site;
  }

  /** A site of another process, which ends it. */
  static startedElsewhere({ url, dataDir }: { url: string; dataDir: string }): SiteProcess {
    const site = new SiteProcess(dataDir, 'working', {});
    site.url = url;
    return site;
  }

  /** SIGKILL: the process gets no chance to finish anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Starts again on the same port and data. */
  async restart(): Promise<void> {
    await this.#end('SIGTERM');
    await this.#launch(new URL(this.url).port);
  }

  async remove(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Runs staff's command on this site's data and returns its standard output. */
  async inbox(...args: string[]): Promise<string> {
    const { stdout } = await run(process.execPath, ['commands/inbox.ts', ...args], { cwd: root, env: this.#environment() });
    return stdout;
  }

  /** Lets a test read what the site has stored, as another process reads it; a command takes fifty times as long. */
  async readStore<Result>(read: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await openStore({ dataDir: this.dataDir });
    try {
      return await read(store);
    } finally {
      await store.close();
    }
  }

  /** Changes what is stored by SQL, past every check. */
  execute(sql: string, ...values: (string | number)[]): void {
    const database = new DatabaseSync(join(this.dataDir, 'site.db'), { timeout: 5_000 });
    database.prepare(sql).run(...values);
    database.close();
  }

  async #launch(port: string): Promise<void> {
    const env = { ...this.#environment(), PORT: port };
    const child = spawn(process.execPath, [entries[this.#data]], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    // A test that runs out of time leaves its restart half-way; no process may outlive the tests.
    const endWithTests = () => child.kill('SIGKILL');
    process.once('exit', endWithTests);
    child.once('exit', () => process.off('exit', endWithTests));
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The site ended before it was listening')));
    ended.catch(() => undefined);
    const output = createInterface(child.stdout);
    this.officeLink = new Promise((resolve) => {
      output.on('line', (line) => line.startsWith('The Office') && resolve(urlIn(line)));
    });
    const [line] = (await Promise.race([once(output, 'line'), ended])) as [string];
    this.url = urlIn(line);
  }

  /** Whatever the developer has set, in the environment or in `.env`, stays out of the tests: no mail leaves the machine. */
  #environment(): NodeJS.ProcessEnv {
    const unset = Object.fromEntries(settingNames.map((name) => [name, '']));
    const ownSettings = { DATA_DIR: this.dataDir, ORIGIN: 'http://127.0.0.1', HOST: '127.0.0.1' };
    return {
      ...process.env,
      ...unset,
      ...ownSettings,
      RATE_LIMITS: 'off',
      WEBHOOKS_LOOPBACK: 'on',
      WARM_UP: 'off',
      LOG_LEVEL: 'error',
      // The Office is empty: its tests fill it with what they need.
      DEMO: 'site',
      ...this.#settings,
    };
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

const urlIn = (line: string): string => /http:\S+/.exec(line)?.[0] ?? '';
