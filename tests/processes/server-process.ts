import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('serve.ts', import.meta.url));

/** A server in a process of its own, ended with the running test. Answers its address. */
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
  const failed = exit.then(() => Promise.reject(new Error('The server ended before it was listening')));
  failed.catch(() => undefined);
  const [address] = (await Promise.race([once(createInterface(child.stdout), 'line'), failed])) as [string];
  return address;
}
