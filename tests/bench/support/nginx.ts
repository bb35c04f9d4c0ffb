import { mkdtemp, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { NginxProcess } from './nginx-process.ts';

/** A file for nginx to serve with the headers of our server. */
export interface ServedFile {
  headers: IncomingHttpHeaders;
  gzip: Buffer;
  plain: Buffer;
}

/** Headers that nginx sets itself, and the one of our page cache. */
const excludedHeaders = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'vary', 'x-page-cache'];

/** nginx, configured as its manual advises for static files, on a free loopback port. */
export class Nginx {
  readonly #url: string;
  readonly #process: NginxProcess;

  private constructor(url: string, process: NginxProcess) {
    this.#url = url;
    this.#process = process;
  }

  static async start(files: ServedFile[]): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const port = await freePort();
    for (const [index, { gzip, plain }] of files.entries()) {
      await writeFile(join(folder, String(index)), plain);
      await writeFile(join(folder, `${index}.gz`), gzip);
    }
    const http = fileServer(folder, port, files);
    const process = await NginxProcess.start(folder, port, { logLevel: 'warn', events: 'worker_connections 2048;', http });
    return new Nginx(`http://127.0.0.1:${port}`, process);
  }

  get pid(): number {
    return this.#process.pid;
  }

  /** The URL of a file, by its index. */
  urlOf(index: number): string {
    return `${this.#url}/${index}`;
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}

/** With a cache of open files. */
function fileServer(folder: string, port: number, files: ServedFile[]): string {
  const locations = files.map(({ headers }, index) => {
    const passed = Object.entries(headers).filter(([name]) => !excludedHeaders.includes(name));
    const added = passed.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(' ');
    return `location = /${index} { types {} default_type "${headers['content-type']}"; ${added} }`;
  });
  return `root ${folder};
  gzip_static on;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port};
    ${locations.join('\n    ')}
  }`;
}
