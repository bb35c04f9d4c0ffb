import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Address of a script file → what its content has to be, in the words of Subresource Integrity. */
export type ScriptHashes = ReadonlyMap<string, string>;

/** Where the build puts scripts, under an address that begins alike. */
const scripts = '_astro';

/** Hashes of all script files of a build. @param client the folder of what browsers are sent */
export function readScriptHashes(client: string): ScriptHashes {
  const files = readdirSync(join(client, scripts)).filter((name) => name.endsWith('.js'));
  return new Map(files.map((name) => [`/${scripts}/${name}`, hashOf(readFileSync(join(client, scripts, name)))]));
}

/** A page whose scripts say what their content has to be: one that something on the way has changed is not run. */
export function withIntegrity(html: string, hashes: ScriptHashes): string {
  return html.replaceAll(/<script type="module" src="([^"]+)">/g, (tag, address: string) => {
    const hash = hashes.get(address);
    return hash === undefined ? tag : `<script type="module" src="${address}" integrity="${hash}">`;
  });
}

/** What a browser compares a script or a style sheet with, in the words of Subresource Integrity and of the Content-Security-Policy. */
export const hashOf = (content: string | Uint8Array) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
