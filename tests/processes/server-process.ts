import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('serve.ts', import.meta.url));

/** A server process that is starting or runs, until it is stopped. */
export class ServerStart {
  /** Resolves when the server listens, rejects when it exits before. */
  readonly origin: Promise<string>;
  /** It has written this to standard error so far. */
  errors = '';

  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
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
    return new ServerStart(child);
  }

  async stop(): Promise<void> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode !== null || signalCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
