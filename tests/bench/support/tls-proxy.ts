import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { NginxProcess } from './nginx-process.ts';

const run = promisify(execFile);
const configuration = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));

/** nginx with `deploy/nginx.conf` in front of a site, on free loopback ports and with a self-signed certificate. */
export class TlsProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** PEM. */
  readonly certificate: string;
  readonly #process: NginxProcess;

  private constructor(ports: [number, number], certificate: string, process: NginxProcess) {
    [this.httpPort, this.httpsPort] = ports;
    this.certificate = certificate;
    this.#process = process;
  }

  /** @param site origin of the site */
  static async start(site: string): Promise<TlsProxy> {
    const folder = await mkdtemp(join(tmpdir(), 'tls-proxy-'));
    const ports: [number, number] = [await freePort(), await freePort()];
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
    await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject]);
    const http = (await readFile(configuration, 'utf8'))
      .replaceAll(/listen \[::\].*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${ports[0]};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports[1]} `)
      .replaceAll('company.example', 'localhost')
      .replace('https://$host$request_uri', `https://$host:${ports[1]}$request_uri`)
      .replace('127.0.0.1:3000', new URL(site).host)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
    const process = await NginxProcess.start(folder, ports[1], { logLevel: 'error', http });
    return new TlsProxy(ports, await readFile(certificate, 'utf8'), process);
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}
