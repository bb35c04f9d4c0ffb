import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('serve.ts', import.meta.url));

/** A server process that is starting or runs. It is stopped after the test. */
export class ServerStart {
  /** Resolves when the server listens, rejects when it exits before. */
  readonly origin: Promise<string>;
  /** What it has written to standard error so far. */
  errors = '';

  private constructor(child: ChildProcess) {
    child.stderr?.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString();
    });
    const exit = once(child, 'close').then(() => Promise.reject(new Error(`The server exited before it was listening: ${this.errors}`)));
    exit.catch(() => undefined);
    const line = child.stdout ? once(createInterface(child.stdout), 'line') : exit;
    this.origin = Promise.race([line, exit]).then(([origin]) => String(origin));
    this.origin.catch(() => undefined);
  }

  static begin(settings: Record<string, string>): ServerStart {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [program], {
      env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ORIGIN: 'http://localhost', DEMO: 'off', LOG_LEVEL: 'error', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exit = once(child, 'exit');
    onTestFinished(async () => {
      child.kill('SIGTERM');
      await exit;
    });
    return new ServerStart(child);
  }
}

/** Starts a server process, which is stopped after the test. Returns its origin. */
export const startServerProcess = (settings: Record<string, string>): Promise<string> => ServerStart.begin(settings).origin;
