import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const configuration = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));

/** nginx with `deploy/nginx.conf` in front of a site, on free loopback ports and with a self-signed certificate. */
export class TlsProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** PEM. */
  readonly certificate: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(ports: [number, number], certificate: string, process: ChildProcess, folder: string) {
    [this.httpPort, this.httpsPort] = ports;
    this.certificate = certificate;
    this.#process = process;
    this.#folder = folder;
  }

  /** @param site origin of the site */
  static async start(site: string): Promise<TlsProxy> {
    const folder = await mkdtemp(join(tmpdir(), 'tls-proxy-'));
    const ports: [number, number] = [await freePort(), await freePort()];
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
    await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject]);
    const server = (await readFile(configuration, 'utf8'))
      .replaceAll(/listen \[::\].*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${ports[0]};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports[1]} `)
      .replaceAll('company.example', 'localhost')
      .replace('https://$host$request_uri', `https://$host:${ports[1]}$request_uri`)
      .replace('127.0.0.1:3000', new URL(site).host)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
    await writeFile(join(folder, 'nginx.conf'), wrap(folder, server));
    const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
    const proxy = new TlsProxy(ports, await readFile(certificate, 'utf8'), child, folder);
    await proxy.#listening();
    return proxy;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    await ended;
    await rm(this.#folder, { recursive: true });
  }

  async #listening(): Promise<void> {
    while (!(await accepts(this.httpsPort))) {
      if (this.#process.exitCode !== null) throw new Error(`nginx ended with code ${this.#process.exitCode}`);
      await pause(50);
    }
  }
}

/** What a distribution's nginx.conf adds to the files in sites-enabled; works without root. */
const wrap = (folder: string, server: string) => `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log stderr error;
events {}
http {
  access_log off;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
  ${server}
}
`;

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
