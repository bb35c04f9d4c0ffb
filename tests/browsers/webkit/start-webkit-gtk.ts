import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../support/tab.ts';
import { openSession } from './session.ts';
import { WebDriverTab } from './web-driver-tab.ts';

const script = fileURLToPath(new URL('webkit-gtk.sh', import.meta.url));

/** Takes the browser's bars out of the way, which would keep its window wider than a phone. */
const narrowBars =
  'toolbar, toolbar *, headerbar, headerbar *, entry, button { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; border-width: 0 }';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function homeFolder(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowBars);
  return home;
}

/** WebKitGTK's browser, through its WebDriver, on a display that nobody sees. */
export async function startWebKitGtk(): Promise<Engine> {
  const [HOME, port] = await Promise.all([homeFolder(), freePort()]);
  const own = { HOME, XDG_CONFIG_HOME: HOME, PORT: String(port) };
  const gtk = { GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
  // A process group of its own, which Ctrl+C does not reach before the sessions are closed; the script ends with this process in any case.
  const processes = spawn('sh', [script], { detached: true, env: { ...process.env, ...own, ...gtk }, stdio: ['pipe', 'ignore', 'ignore'] });
  const server = `http://127.0.0.1:${port}`;
  return {
    async openTab(baseURL) {
      const session = await openSession(server);
      return { tab: new WebDriverTab(session, baseURL), close: () => session.close() };
    },
    async stop() {
      processes.stdin.end();
      await once(processes, 'exit');
    },
  };
}
