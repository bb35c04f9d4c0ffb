import { type ChildProcess, spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Describes what a configuration says beyond the ways of a benchmark: no master, which would be another process, and no log of requests. */
interface Configuration {
  logLevel: 'error' | 'warn';
  /** Stands in the block `events`. */
  events?: string;
  /** Stands in the block `http`. */
  http: string;
}

/** nginx as one process that works without root and keeps all its files in a folder of its own. */
export class NginxProcess {
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(process: ChildProcess, folder: string) {
    this.#process = process;
    this.#folder = folder;
  }

  /**
   * Starts it and waits until it accepts connections.
   *
   * @param folder is removed when it ends
   * @param port one of those that the configuration listens on, at 127.0.0.1
   * @throws when nginx refuses its configuration
   */
  static async start(folder: string, port: number, configuration: Configuration): Promise<NginxProcess> {
    const path = join(folder, 'nginx.conf');
    await writeFile(path, textOf(folder, configuration));
    const nginx = new NginxProcess(spawn('nginx', ['-c', path, '-p', folder], { stdio: 'inherit' }), folder);
    await nginx.#listening(port);
    return nginx;
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    await ended;
    await rm(this.#folder, { recursive: true });
  }

  async #listening(port: number): Promise<void> {
    while (!(await accepts(port))) {
      if (this.#process.exitCode !== null) throw new Error(`nginx ended with code ${this.#process.exitCode}`);
      await pause(50);
    }
  }
}

const textOf = (folder: string, { logLevel, events = '', http }: Configuration): string => `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log stderr ${logLevel};
events { ${events} }
http {
  access_log off;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  ${http}
}
`;

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
