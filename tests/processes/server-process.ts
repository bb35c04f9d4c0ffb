import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('serve.ts', import.meta.url));

/** Starts a server process, which is stopped after the test. Returns its origin. */
export async function startServerProcess(settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ORIGIN: 'http://localhost', DEMO: 'off', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  const failed = exit.then(() => Promise.reject(new Error('The server exited before it was listening')));
  failed.catch(() => undefined);
  const [origin] = (await Promise.race([once(createInterface(child.stdout), 'line'), failed])) as [string];
  return origin;
}
