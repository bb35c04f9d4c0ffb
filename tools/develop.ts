// `npm run dev`: the development server, which Vite keeps up to date with pages and islands. A change of what the server itself imports starts it
// again. What is wrong with the company's data or a text is said in the build's words, on the page too; the server goes on, and is right again when it is corrected.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverSources } from './server-sources.ts';
import { watchFiles } from './watch-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const astro = 'node_modules/astro/bin/astro.mjs';

const inRoot = (path: string) => root + path;
const watched = { folders: serverSources.folders.map(inRoot), files: serverSources.files.map(inRoot) };

const run = (script: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });

let server: ChildProcess | undefined;
/** The changes so far, one after the other. */
let latest: Promise<void> = Promise.resolve();

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

async function end(signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(server)) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function startAgain(): Promise<void> {
  const [code] = (await once(run('tools/check-inputs.ts'), 'exit')) as [number | null];
  if (code !== 0) {
    console.error(
      isRunning(server)
        ? 'The server goes on, and its pages are there again when this is corrected.'
        : 'The server starts when this is corrected.',
    );
    return;
  }
  await end('SIGTERM');
  server = run(astro, 'dev', ...process.argv.slice(2));
}

const change = () => {
  latest = latest.then(startAgain);
};

watchFiles(watched, change);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(signal).then(() => process.exit(0)));
change();
