import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A file for nginx to serve with the headers of our server. */
export interface ServedFile {
  headers: IncomingHttpHeaders;
  gzip: Buffer;
  plain: Buffer;
}

/** Headers that nginx sets itself, and the one of our page cache. */
const excludedHeaders = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'vary', 'x-page-cache'];

/** nginx with one process, configured as its manual advises for static files, on a free loopback port. */
export class Nginx {
  readonly #url: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(url: string, process: ChildProcess, folder: string) {
    this.#url = url;
    this.#process = process;
    this.#folder = folder;
  }

  static async start(files: ServedFile[]): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const port = await freePort();
    await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, files));
    for (const [index, { gzip, plain }] of files.entries()) {
      await writeFile(join(folder, String(index)), plain);
      await writeFile(join(folder, `${index}.gz`), gzip);
    }
    const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
    const nginx = new Nginx(`http://127.0.0.1:${port}`, child, folder);
    await nginx.#listening();
    return nginx;
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** The URL of a file, by its index. */
  urlOf(index: number): string {
    return `${this.#url}/${index}`;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    await ended;
    await rm(this.#folder, { recursive: true });
  }

  async #listening(): Promise<void> {
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error(`nginx ended with code ${this.#process.exitCode}`);
      const isListening = await fetch(this.#url).then(
        () => true,
        () => false,
      );
      if (isListening) return;
      await pause(50);
    }
  }
}

/** One process without a master, so that it uses one core; no access log, and a cache of open files. */
function configuration(folder: string, port: number, files: ServedFile[]): string {
  const locations = files.map(({ headers }, index) => {
    const passed = Object.entries(headers).filter(([name]) => !excludedHeaders.includes(name));
    const added = passed.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(' ');
    return `location = /${index} { types {} default_type "${headers['content-type']}"; ${added} }`;
  });
  return `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 2048; }
http {
  access_log off;
  root ${folder};
  gzip_static on;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  server {
    listen 127.0.0.1:${port};
    ${locations.join('\n    ')}
  }
}
`;
}
